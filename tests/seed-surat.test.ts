import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { openFiles } from "#kit/files/files.server.ts";
import { createSampleAkun } from "#modules/akun/index.server.ts";
import { type Bagian, bagian } from "#modules/arsip/load/bagian.ts";
import { wholePart } from "#modules/arsip/load/year-list.server.ts";
import { remindLate } from "#modules/disposisi/index.server.ts";
import { seedDemoRetensi } from "#seeds/demo-retensi.ts";
import { seedDemoSurat } from "#seeds/demo-surat.ts";
import { fillBukuNomor, fillKlasifikasi } from "#seeds/persuratan.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy });
const directory = await mkdtemp(join(tmpdir(), "surat-"));
afterAll(() => rm(directory, { recursive: true }));

test("demo letters have numbers without gaps and dispositions in every state, however often they are filled in", {
  timeout: 60_000,
}, async () => {
  const seeding = scope(system("data contoh"));
  await seeding.transaction(async (ctx) => {
    await fillKlasifikasi(ctx);
    await fillBukuNomor(ctx);
  });
  await createSampleAkun(seeding);
  const files = await openFiles({ directory });
  for (let time = 0; time < 2; time++) await seedDemoSurat(seeding, files);
  await seeding.transaction(async ({ db }) => {
    const nomor = await db.selectFrom("nomorSurat").select(["tahun", "urut"]).orderBy("tahun").orderBy("urut").execute();
    expect(nomor.length).toBeGreaterThan(60);
    const sesudah = nomor.filter(
      ({ tahun, urut }, place) => urut !== 1 && (nomor[place - 1]?.tahun !== tahun || nomor[place - 1]?.urut !== urut - 1),
    );
    expect(sesudah).toEqual([]);
    const masuk = await db.selectFrom("suratMasuk").select(["status", "berkasId"]).execute();
    expect(new Set(masuk.map(({ status }) => status))).toEqual(new Set(["arsip", "selesai", "diproses", "baru"]));
    const pindaian = masuk.flatMap(({ berkasId }) => berkasId ?? []);
    expect(new Set(pindaian).size).toBe(pindaian.length);
    expect(pindaian.length).toBeGreaterThan(0);
    const cabang = await db.selectFrom("cabangDisposisi").select("status").execute();
    expect(new Set(cabang.map(({ status }) => status))).toEqual(new Set(["baru", "dibaca", "diteruskan", "dijawab", "ditutup"]));
  });
  expect(await seeding.transaction(remindLate)).toBeGreaterThan(0);
  const kabar = await seeding.transaction(({ db }) =>
    db
      .selectFrom("pemberitahuan")
      .innerJoin("akun", "akun.id", "pemberitahuan.akunId")
      .select(["pemberitahuan.title", "akun.peran"])
      .where("kind", "=", "disposisi-terlambat")
      .execute(),
  );
  const dikabari = (peran: string) => kabar.some((satu) => satu.peran.includes(peran) && /lewat batas/.test(satu.title));
  expect(["waliKelas", "kepala"].map(dikabari)).toEqual([true, true]);
  // Whoever tries out the archive finds something in each part of this year's list but the one of what stands in the way.
  for (let time = 0; time < 2; time++) await seeding.transaction(seedDemoRetensi);
  const tahun = new Date().getUTCFullYear();
  const filled = await seeding.transaction((ctx) =>
    Promise.all((Object.keys(bagian) as Bagian[]).map(async (one) => [one, (await wholePart(ctx, { tahun, bagian: one }, 500)).length])),
  );
  expect(Object.fromEntries(filled)).toMatchObject({ musnah: 3, tertahan: 0, inaktif: 1, dinilai: 1, permanen: 1 });
});
