import type { Actor } from "#kit/access/access.ts";
import { hashPassword } from "#kit/access/password.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { createAkun } from "#modules/akun/create-akun.server.ts";
import { findSession, type Person } from "#modules/akun/index.server.ts";
import type { Peran } from "#modules/akun/index.ts";
import { calonAuthenticatorApp } from "#modules/akun/second-factor/authenticator-app.server.ts";
import { installWithCode } from "#modules/akun/second-factor/install.server.ts";
import { createSession } from "#modules/akun/session/session.server.ts";
import { AuthenticatorApp } from "./authenticator-app.ts";
import type { TestDatabase } from "./database.ts";

export const origin = "https://man1palu.sch.id";
export const visit = { requestId: "uji-1234", address: "103.10.66.7", origin, secure: true };
export const place = { rpId: "man1palu.sch.id", origin };
export const password = "kapal lentera bambu 7 rusa";
export const tamu = { kind: "cookie", address: "103.10.66.7", agent: "Mozilla/5.0 Chrome/140.0", perangkat: null, previous: null } as const;

export interface Warga {
  readonly akunId: string;
  readonly orang: Omit<Person, "peran">;
  /** As the network would find them signed in. */
  readonly actor: () => Promise<Actor>;
}

/** An account whose owner has just signed in with the password alone. */
export async function newWarga(house: TestDatabase, { nip, peran }: { nip: string; peran: readonly Peran[] }, now: Date): Promise<Warga> {
  const passwordHash = await hashPassword(password);
  const nama = "Nurhayati Labatjo";
  const akunId = await house.scope().transaction((ctx) => createAkun(ctx, { nip, nama, peran, passwordHash }));
  const token = await house
    .scope()
    .transaction((ctx) => createSession(ctx, { akunId, kind: "cookie", perangkat: "Chrome di Android", jaringan: "103.10.66.*" }));
  const actor = async () => {
    const sesi = await findSession(house.database, { token, kind: "cookie" }, now);
    if (!sesi) throw new Error("the session is over");
    return sesi.actor;
  };
  return { akunId, orang: { id: akunId, nip, nama }, actor };
}

/** Sets an app up by its first code, the one of half a minute ago. */
export async function installFor(house: TestDatabase, { orang, actor }: Warga, step: number) {
  const scope = house.scope(await actor());
  const { rahasia } = await scope.transaction((ctx: Ctx) => calonAuthenticatorApp(ctx, orang));
  const app = new AuthenticatorApp(rahasia);
  const { kode } = await installWithCode(scope, app.at(step - 1));
  return { app, kode: kode ?? [] };
}
