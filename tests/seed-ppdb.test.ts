import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { addDays } from "#kit/dates.ts";
import { openFiles } from "#kit/files/files.server.ts";
import { createSampleAkun } from "#modules/akun/index.server.ts";
import { activePeriode } from "#modules/ppdb/index.server.ts";
import { loadStatus } from "#modules/ppdb/keluarga/load-status.server.ts";
import { loadPerkembangan } from "#modules/ppdb/perkembangan/load-perkembangan.server.ts";
import { readAskedSeleksi } from "#modules/ppdb/seleksi/asked.ts";
import { loadSeleksi } from "#modules/ppdb/seleksi/load-seleksi.server.ts";
import { seedDemoBerkas } from "#seeds/demo-berkas.ts";
import { seedDemoPendaftaran } from "#seeds/demo-pendaftaran.ts";
import { seedDemoPpdb } from "#seeds/demo-ppdb.ts";
import { seedDemoSeleksi } from "#seeds/demo-seleksi.ts";
import { firstPeriode, seedPeriode } from "#seeds/periode.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "./support/database.ts";

const { scope } = useDatabase();
const apart = useDatabase({ policy });
const benihApart = () => apart.scope(system("uji benih"));
const benih = () => scope(system("uji benih"));
const directory = await mkdtemp(join(tmpdir(), "benih-ppdb-"));
afterAll(() => rm(directory, { recursive: true }));

test("whatever the day of the first start, the period is open for at least two weeks and for a coming year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), (days) => {
      const hari = addDays("2026-01-01", days);
      const { buka, tutup, tahunAjaran } = firstPeriode(hari);
      expect(buka).toBe(hari);
      expect(tutup >= addDays(hari, 14)).toBe(true);
      expect(`${tahunAjaran.slice(0, 4)}-07-01` > hari).toBe(true);
    }),
  );
});

test("the first period asks for no mark of an examination held no more, and for no programme", async () => {
  await benih().transaction(seedPeriode);
  expect(await benih().read(activePeriode)).toMatchObject({ tanyaUn: false, tanyaJurusan: false });
});

test("the demo registers a hundred families once, each with a number and a name of its own", async () => {
  await benih().transaction(seedPeriode);
  await benih().transaction((ctx) => seedDemoPendaftaran(ctx, 100));
  await benih().transaction(seedPeriode);
  await benih().transaction((ctx) => seedDemoPendaftaran(ctx, 100));
  await benih().transaction(async (ctx) => {
    expect(await activePeriode(ctx)).toMatchObject({ kuota: 288 });
    const rows = await ctx.db.selectFrom("pendaftaran").select(["nomor", "namaLengkap", "tanggalLahir"]).execute();
    expect(rows).toHaveLength(100);
    expect(new Set(rows.map(({ namaLengkap, tanggalLahir }) => namaLengkap + tanggalLahir)).size).toBe(100);
  });
});

test("the demo has paths that families chose, districts that are read, and the year before to compare with; twice is once", async () => {
  const once = () => apart.scope(system("uji benih")).transaction(seedDemoPpdb);
  await apart.scope(system("uji benih")).transaction(seedPeriode);
  await once();
  await apart.scope(system("uji benih")).transaction((ctx) => seedDemoPendaftaran(ctx, 100));
  await once();
  const { isi, periods } = await apart.scope(actor("kepala")).read((ctx) => loadPerkembangan(ctx, ""));
  expect(periods).toHaveLength(2);
  expect(isi?.paths.map(({ jenis, kuota, pendaftar }) => [jenis, kuota, pendaftar])).toEqual([
    ["afirmasi", 43, 10],
    ["prestasi-akademik", 40, 10],
    ["reguler", 180, 70],
    ["tahfidz", 25, 10],
  ]);
  expect(isi?.districts.length).toBeGreaterThan(5);
  expect(isi?.jumlahLalu).toBeGreaterThan(0);
  // Where nobody was accepted the year before, nothing is said of how many come.
  expect(isi?.persenDatang).toBeNull();
});

test("the demo's wave has published rules, an examination with its seats, and marks that can be selected by; twice is once", async () => {
  const scope = apart.scope(system("uji benih"));
  await createSampleAkun(scope);
  const files = await openFiles({ directory });
  for (let time = 0; time < 2; time++) {
    await seedDemoBerkas(scope, files);
    await scope.transaction(seedDemoSeleksi);
  }
  const { isi } = await apart
    .scope(actor("kepala"))
    .read((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams("jalur=reguler"))));
  expect(isi?.resmi).toBe(true);
  const all = isi?.jalur.map(({ jenis, banyak }) => [jenis, banyak.diterima > 0, banyak["belum lengkap"]] as const) ?? [];
  expect(all.filter(([, some]) => some).map(([jenis]) => jenis)).toEqual(["afirmasi", "prestasi-akademik", "reguler", "tahfidz"]);
  const [row] = await apart.scope(actor("kepala")).read(({ db }) =>
    db
      .selectFrom("ujianPpdb")
      .select(({ fn }) => fn.countAll<string>().as("banyak"))
      .select(({ selectFrom, fn }) => selectFrom("kursiUjian").select(fn.countAll<string>().as("kursi")).as("kursi"))
      .execute(),
  );
  expect([row?.banyak, Number(row?.kursi)]).toEqual(["1", expect.any(Number)]);
  expect(Number(row?.kursi)).toBeGreaterThan(40);
});

test("no family of the demo reads that its papers are complete beside one that is missing", async () => {
  const rows = await benihApart().read(({ db }) => db.selectFrom("pendaftaran").select("id").execute());
  const missing = new Map<string, number>();
  for (const { id } of rows) {
    const status = await benihApart().read((ctx) => loadStatus(ctx, id));
    const lacks = status?.dokumen.some(({ diminta, berkas }) => diminta && berkas?.keadaan !== "diterima") ?? true;
    if (lacks) missing.set(status?.keadaan ?? "", (missing.get(status?.keadaan ?? "") ?? 0) + 1);
  }
  // Some have just come, and the committee has something to look at.
  expect([...missing.keys()]).toEqual(["terkirim"]);
  expect(missing.get("terkirim")).toBeLessThan(25);
});
