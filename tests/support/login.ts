import type { Actor } from "#kit/access/access.ts";
import { createAkun } from "#modules/akun/create-akun.server.ts";
import type { Peran } from "#modules/akun/peran.ts";
import { createSession, findSession } from "#modules/akun/session/session.server.ts";
import type { TestDatabase } from "./database.ts";

interface Person {
  readonly nip: string;
  readonly nama: string;
  readonly peran: Peran[];
}

/** An account, and its person who has just signed in with a second step. */
export async function startSession(house: TestDatabase, orang: Person, now: Date): Promise<{ actor: Actor; token: string }> {
  const akunId = await house.scope().transaction((ctx) => createAkun(ctx, { ...orang, passwordHash: "x" }));
  const token = await house
    .scope()
    .transaction((ctx) =>
      createSession(ctx, { akunId, kind: "cookie", perangkat: "Chrome di Windows", jaringan: "103.10.66.*", secondFactor: true }),
    );
  const actor = (await findSession(house.database, { token, kind: "cookie" }, now))?.actor;
  if (!actor) throw new Error("no session");
  return { actor, token };
}
