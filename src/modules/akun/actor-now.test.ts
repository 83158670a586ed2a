/** Work that somebody asked for runs a while later: by then their account may be closed. */
import { expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { actorNow } from "./actor-now.server.ts";

const house = useDatabase({ policy });
const now = (id: string) => house.scope(actor("tataUsaha")).transaction((ctx) => actorNow(ctx, id));

test("an account is who it is by now, and nobody once it is closed", async () => {
  const id = "00000000-0000-4000-8000-0000000000ab";
  const change = (what: ReturnType<typeof sql>) => house.scope(actor("tataUsaha")).transaction(({ db }) => what.execute(db));
  await change(sql`insert into akun (id, nip, nama, peran, aktif) values (${id}::uuid, '198504122010012009', 'Siti', '{tataUsaha}', true)`);
  expect(await now(id)).toEqual({ id, name: "Siti", roles: ["tataUsaha"] });
  await change(sql`update akun set peran = '{guru}' where id = ${id}::uuid`);
  expect((await now(id)).roles).toEqual(["guru"]);
  await change(sql`update akun set aktif = false where id = ${id}::uuid`);
  await expect(now(id)).rejects.toMatchObject({ kind: "forbidden" });
});
