/** The staff file keeps who left and who was taken out of it. What goes wrong: they are counted, known by an account, or sign in as themselves. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { computePegawai, countPegawai } from "./compute-pegawai.server.ts";
import { ownPegawai } from "./own-pegawai.server.ts";
import { personAkun } from "./person-akun.server.ts";

const home = useDatabase({ policy });
const run = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(system("uji")).transaction(work);
const [andi, budi] = [actor("guru"), actor("pegawai")];
const nip = "198501012010011001";
const person = { jenis: "guru", status: "honorer", unitKerja: "MAN1PALU", aktif: true } as const;
const id = (who: typeof andi) => who.id ?? "";

beforeAll(() =>
  run(async ({ db }) => {
    await db
      .insertInto("akun")
      .values([
        { id: id(andi), nip, nama: "Andi", peran: ["guru"], aktif: true },
        { id: id(budi), nip: "198501012010011002", nama: "Budi", peran: ["pegawai"], aktif: true },
      ])
      .execute();
  }),
);
beforeEach(() =>
  run(async ({ db }) => {
    await db.deleteFrom("pegawai").where(everyRow).execute();
    await db
      .insertInto("pegawai")
      .values([
        { ...person, nama: "Andi", nip },
        { ...person, nama: "Sri", jenis: "tenaga-kependidikan" },
        { ...person, nama: "Sari" },
      ])
      .execute();
  }),
);
const change = (nama: string, what: object) => run(({ db }) => db.updateTable("pegawai").set(what).where("nama", "=", nama).execute());

test.each([
  ["left", { aktif: false }],
  ["lies in the bin", { deletedAt: new Date() }],
])("who %s is counted with nobody", async (_, what) => {
  expect(await run(countPegawai)).toEqual({ guru: 2, "tenaga-kependidikan": 1 });
  await change("Sari", what);
  expect(await run(countPegawai)).toEqual({ guru: 1, "tenaga-kependidikan": 1 });
  expect((await run(computePegawai)).map(({ jumlah }) => jumlah)).toEqual([2]);
});

test("a kind of people is told of alone from five on", async () => {
  const more = (nama: string, jenis: "guru" | "tenaga-kependidikan", many: number) =>
    run(({ db }) =>
      db
        .insertInto("pegawai")
        .values(Array.from({ length: many }, () => ({ ...person, nama, jenis })))
        .execute(),
    );
  await more("Guru", "guru", 3);
  await more("Staf", "tenaga-kependidikan", 3);
  expect((await run(computePegawai)).map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([[null, 9]]);
  await more("Staf", "tenaga-kependidikan", 1);
  expect((await run(computePegawai)).map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([
    ["guru", 5],
    ["tenaga-kependidikan", 5],
  ]);
});

test("whoever has a record is found by the number of their account, unless the record lies in the bin or is another account's", async () => {
  const found = async () => [...(await run((ctx) => personAkun(ctx, [id(andi), id(budi)]))).keys()];
  expect(await found()).toEqual([andi.id]);
  await change("Andi", { akunId: andi.id });
  expect(await found()).toEqual([andi.id]);
  await change("Andi", { akunId: budi.id });
  expect(await found()).toEqual([]);
  await change("Andi", { akunId: null, deletedAt: new Date() });
  expect(await found()).toEqual([]);
});

test("one's own record is the one that is linked, and none of the bin", async () => {
  const own = async (who = andi) => (await home.scope(who).read(ownPegawai))?.nama;
  await change("Sari", { akunId: budi.id });
  expect([await own(), await own(budi)]).toEqual(["Andi", "Sari"]);
  await change("Sari", { deletedAt: new Date() });
  expect([await own(), await own(budi)]).toEqual(["Andi", undefined]);
});
