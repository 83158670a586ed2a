/**
 * The head, every morning of the season for a minute, and the committee's chair before a meeting. What goes wrong: this year is compared with
 * a whole season of last year, a school stands there twice, a file goes to somebody who may not have it.
 */

import { read as parseBook } from "@e965/xlsx";
import { extractText } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import { formOf, readKop } from "#modules/profil/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { addPeriode } from "../index.server.ts";
import { loadPerkembangan } from "./load-perkembangan.server.ts";
import { perkembanganPdf, perkembanganXlsx } from "./report-perkembangan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const kepala = actor("kepala");
const load = (who = kepala, periode = "") => scope(who).transaction((ctx: Ctx) => loadPerkembangan(ctx, periode));

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { kuota: 2 });
  await register(scope(), "Aminah");
  now = new Date("2027-03-02T17:00:00Z");
  await register(scope(), "Budi");
});

test("the head sees days of Palu, paths and schools, and no name", async () => {
  const { isi } = await load();
  expect(isi).toMatchObject({
    jumlah: 2,
    lalu: null,
    jalur: [{ nama: "Reguler" }],
    paths: [{ kuota: 2, pendaftar: 2, kosong: 2, perkiraan: 2 }],
  });
  expect(isi?.days.slice(-3).map(({ hari, jumlah, sampai }) => [hari, jumlah, sampai])).toEqual([
    ["2027-03-01", 1, 1],
    ["2027-03-02", 0, 1],
    ["2027-03-03", 1, 2],
  ]);
  expect(JSON.stringify(isi)).not.toMatch(/Aminah|Budi|PMBM/);
});

test("this year is compared with last year's by who came in the end, and a year that is still to come is not shown by itself", async () => {
  const add = (tahunAjaran: string, buka: string, tutup: string) =>
    scope(nurlaela).transaction((ctx) =>
      addPeriode(ctx, {
        ...{ tahunAjaran, buka, tutup, kuota: 288 },
        ...{ pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null },
      }),
    );
  await add("2028/2029", "2028-02-01", "2028-06-30");
  expect((await load()).isi).toMatchObject({ periode: { tahunAjaran: "2027/2028" }, persenDatang: null });
  const { id } = await add("2026/2027", "2026-02-01", "2026-06-30");
  expect((await load()).isi).toMatchObject({ lalu: { tahunAjaran: "2026/2027" }, persenDatang: null });
  const kept = (hal: "hari" | "pernah diterima", isi: string, banyak: number) =>
    scope(nurlaela).transaction(({ db }) => db.insertInto("angkaPpdb").values({ periodeId: id, hal, isi, banyak }).execute());
  await kept("hari", "2026-02-02", 3);
  await kept("pernah diterima", "ya", 2);
  expect((await load()).isi).toMatchObject({ persenDatang: 0, jumlahLalu: 3 });
  expect((await load()).periods.map(({ tahunAjaran }) => tahunAjaran)).toEqual(["2028/2029", "2027/2028", "2026/2027"]);
  await scope(nurlaela).transaction(({ db }) => db.deleteFrom("angkaPpdb").where(everyRow).execute());
  await scope(nurlaela).transaction(({ db }) => db.deleteFrom("periodePpdb").where("tahunAjaran", "!=", "2027/2028").execute());
});

test("that one child was accepted makes the others no accepted ones", async () => {
  const [first] = await scope(nurlaela).transaction(({ db }) => db.selectFrom("pendaftaran").select("id").orderBy("nomor").execute());
  const step = { pendaftaranId: first?.id ?? "", ke: "diterima" as const, pelaku: "Uji", pada: now };
  await scope(nurlaela).transaction(({ db }) => db.insertInto("langkahPendaftaran").values(step).execute());
  const { id } = await scope(nurlaela).transaction((ctx) =>
    addPeriode(ctx, {
      ...{ tahunAjaran: "2028/2029", buka: "2028-02-01", tutup: "2028-06-30", kuota: 288 },
      ...{ pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null },
    }),
  );
  await scope(nurlaela).transaction(({ db }) =>
    db
      .updateTable("pendaftaran")
      .set({ keadaan: "daftar ulang" })
      .where("id", "=", first?.id ?? "")
      .execute(),
  );
  expect((await load(kepala, id)).isi).toMatchObject({ persenDatang: 100 });
  await scope(nurlaela).transaction(({ db }) => db.deleteFrom("periodePpdb").where("id", "=", id).execute());
  await scope(nurlaela).transaction(({ db }) =>
    db
      .updateTable("pendaftaran")
      .set({ keadaan: "terkirim" })
      .where("id", "=", first?.id ?? "")
      .execute(),
  );
});

test("what was deleted after its time is counted from what the night kept", async () => {
  await scope(nurlaela).transaction(async ({ db }) => {
    const { id: periodeId } = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    const kept = [
      ["hari", "2027-03-02", 5],
      ["jalur", "reguler", 5],
      ["asal sekolah", "SMPN 9 Palu", 5],
      ["daerah", "Tawaeli", 5],
    ] as const;
    await db
      .insertInto("angkaPpdb")
      .values(kept.map(([hal, isi, banyak]) => ({ periodeId, hal, isi, banyak })))
      .execute();
  });
  const { isi } = await load();
  expect(isi).toMatchObject({ jumlah: 7, dihapus: 5, paths: [{ pendaftar: 7 }], schools: [{ nama: "SMPN 9 Palu", banyak: 5 }, {}] });
  expect(isi?.districts[0]).toEqual({ nama: "Tawaeli", banyak: 5, diterima: 0, lalu: null });
  expect(isi?.days.slice(-2).map(({ jumlah, sampai }) => [jumlah, sampai])).toEqual([
    [5, 6],
    [1, 7],
  ]);
  await scope(nurlaela).transaction(({ db }) => db.deleteFrom("angkaPpdb").where(everyRow).execute());
});

test("a teacher gets nothing, and a period that is not there is not found", async () => {
  await expect(load(actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
  await expect(load(kepala, "00000000-0000-4000-8000-000000000000")).rejects.toMatchObject({ kind: "notFound" });
});

test("the report leaves as PDF and as workbook", { timeout: 60_000 }, async () => {
  const { isi } = await load();
  if (!isi) throw new Error("no figures");
  const kop = await scope(kepala).transaction(readKop);
  const kertas = { letterhead: { names: kop.nama, address: kop.alamat, logos: {} }, ...formOf(kop) };
  const book = await perkembanganXlsx(isi, { kop, now });
  const { sheets: read } = await readWorkbook(book);
  const sheets = read.flatMap(({ lines }) => lines.flat());
  for (const said of ["Hari", "Jumlah", "Sampai hari ini", "Tahun lalu, hari yang sama", "Sekolah", "Pendaftar", "Daerah", "Diterima"])
    expect(sheets).toContain(said);
  const saysErased = async (dihapus: number) => {
    const sheet = parseBook(await perkembanganXlsx({ ...isi, dihapus }, { kop, now })).Sheets.Data ?? {};
    return Object.values(sheet).some((cell: { v?: unknown }) => String(cell.v).startsWith("2 pendaftaran, 1 di antaranya sudah dihapus"));
  };
  expect([await saysErased(0), await saysErased(1)]).toEqual([false, true]);
  expect(read[0]?.lines.find(([first]) => first === "Jumlah")).toEqual(["Jumlah", "2", "2"]);
  // Each on a sheet of its own, with its sum, as numbers that can be added up.
  expect(read.map(({ name, lines }) => [name, lines.filter(([first]) => first?.startsWith("Jumlah")).length])).toEqual([
    ["Data", 1],
    ["Tempat tiap jalur", 1],
    ["Asal sekolah", 1],
    ["Asal daerah", 1],
    ["Penjelasan", 0],
  ]);
  expect(parseBook(book).Sheets["Asal sekolah"]?.B2).toMatchObject({ t: "n" });
  const pdf = await perkembanganPdf(isi, { kop, now, kertas });
  const { text } = await extractText(pdf, { mergePages: true });
  for (const said of ["Perkembangan PPDB 2027/2028", "Tempat tiap jalur", "Asal sekolah", "3 Maret 2027 1 1 2", "Asal daerah"])
    expect(text).toContain(said);
  expect(text.match(/Jumlah \d+/g)).toHaveLength(4);
  expect(text).toMatch(/Kecamatan, kabupaten, atau provinsi\s+Pendaftar\s+Diterima\s+Tahun lalu/);
});
