/**
 * Two telephones of one make name their uploads alike, or one family copies what the other's device called its file. What goes wrong: pieces
 * that nobody goes on with stay because another registration sends on under the same name, or those of the other go with them.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { dropForsaken } from "./receive-pieces.server.ts";

const now = new Date("2027-03-03T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const [satu, dua] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const dayAgo = now.getTime() - 86_400_000;
const ids: string[] = [];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const name of ["Ani", "Budi"]) ids.push((await register(scope(), name)).id);
});

const put = (child: number, unggahan: string, mulai: number, pada: number) =>
  as(({ db }) =>
    sql`insert into potongan_unggahan (pendaftaran_id, unggahan, mulai, isi, pada)
      values (${ids[child]}, ${unggahan}, ${mulai}, 'a', ${new Date(pada)})`.execute(db),
  );
const left = async () =>
  (await as(({ db }) => db.selectFrom("potonganUnggahan").select(["pendaftaranId", "unggahan", "mulai"]).execute()))
    .map(({ pendaftaranId, unggahan, mulai }) => `${pendaftaranId === ids[0] ? "Ani" : "Budi"} ${unggahan.at(-1)} ${mulai}`)
    .sort();

test("of two who call their uploads alike each has a day of its own, and so has each upload of one", async () => {
  await put(0, satu, 0, dayAgo - 1);
  await put(0, dua, 0, dayAgo - 1);
  await put(0, dua, 1, now.getTime());
  await put(1, satu, 0, dayAgo - 60_000);
  await put(1, satu, 1, dayAgo);
  await put(1, dua, 0, dayAgo - 1);
  expect(await as(dropForsaken)).toBe(2);
  expect(await left()).toEqual(["Ani 2 0", "Ani 2 1", "Budi 1 0", "Budi 1 1"]);
  expect(await as(dropForsaken)).toBe(0);
});
