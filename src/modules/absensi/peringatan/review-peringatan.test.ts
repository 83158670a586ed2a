import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { type DemoKelas, fillDemoKelas } from "#tests/support/demo-kelas.ts";
import { recordAbsensi } from "../siswa/record/record-absensi.server.ts";
import type { StatusAbsensi } from "../siswa/status.ts";
import { checkPeringatan } from "./check-peringatan.server.ts";
import { listPeringatan } from "./list-peringatan.server.ts";

/** A Sunday, on which no round is made: a phone that was offline sends its week. */
const { scope } = useDatabase({ policy, clock: () => new Date("2026-08-30T12:00:00+08:00") });
const [wali, guru] = [actor("waliKelas"), actor("guru")];
let sample: DemoKelas;

beforeAll(async () => {
  sample = await scope(wali).transaction((ctx) => fillDemoKelas(ctx, { wali, guru }));
});

const record = (tanggal: string, status: StatusAbsensi, lain: { jadwalId?: string; dasar?: number } = {}) => {
  const [siswaId = ""] = sample.siswa;
  const baris = [{ siswaId, status, jam: null, keterangan: null, buktiId: null, dasar: lain.dasar ?? null }];
  const dicatatPada = new Date(`${tanggal}T00:10:00Z`);
  const dasar = { kunci: `${tanggal}-${status}`, kelasId: sample.kelas.satu, jadwalId: lain.jadwalId ?? null, perangkat: "ponsel" };
  return scope(wali).transaction((ctx) => recordAbsensi(ctx, { ...dasar, tanggal, dicatatPada, baris }));
};
/** Does the work that waits, and tells how many pieces it was. */
const settle = async () => {
  const menunggu = await scope(wali).transaction(({ db }) =>
    db
      .updateTable("tugas")
      .set({ state: "selesai" })
      .where("job", "=", "peringatan-absensi")
      .where("state", "=", "antre")
      .returning("key")
      .execute(),
  );
  for (const _ of menunggu) await scope(system("peringatan")).transaction(checkPeringatan);
  return menunggu.map(({ key }) => key);
};
const dikabari = () => scope(wali).transaction(({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "title"]).execute());
const list = async () => (await scope(wali).transaction(listPeringatan)).map(({ jenis, jumlah }) => [jenis, jumlah]);

test("who is there, and one lesson, leave the warnings alone", async () => {
  await record("2026-08-20", "hadir");
  await record("2026-08-24", "alpa", { jadwalId: sample.jadwal.milikGuru });
  expect(await settle()).toEqual([]);
});

test("the recording that crosses the limit tells the wali kelas without waiting for the next round, and its correction ends it", async () => {
  for (const hari of ["2026-08-26", "2026-08-27"]) await record(hari, "alpa");
  expect(await settle()).toEqual([sample.kelas.satu]);
  expect([await list(), await dikabari()]).toEqual([[], []]);
  await record("2026-08-28", "alpa");
  expect(await settle()).toEqual([sample.kelas.satu]);
  expect(await list()).toEqual([["tanpa-kabar", 3]]);
  expect(await dikabari()).toEqual([{ akunId: wali.id, title: "1 siswa XI.F-3 beberapa hari tanpa keterangan." }]);
  await record("2026-08-28", "sakit", { dasar: 1 });
  expect(await settle()).toEqual([sample.kelas.satu]);
  expect(await list()).toEqual([]);
});
