/**
 * The operator brings the list of regions that the ministry publishes: once a year or less, at a desk, as an old spreadsheet program saves it.
 * What goes wrong: the list is refused for its stops, nobody knows that it is only a part, and families are sent home for a code that is right.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { keepList, settleList } from "#kit/lists/list.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { create } from "#kit/register/store.server.ts";
import { runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { loadPeriksa } from "#modules/kesiswaan/periksa/load-periksa.server.ts";
import { kodeWilayah } from "#modules/periksa/index.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { heldEveryTime } from "#tests/support/event-loop-held.ts";

let now = Date.parse("2026-11-25T02:00:00Z");
// No two imports are of one moment.
const { scope } = useDatabase({ policy, clock: () => new Date(now++) });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => scope(who).transaction(work);
const wilayahOf = async (codes: readonly string[]) =>
  (
    await as(({ db }) =>
      db.selectFrom("kodeWilayah").select(["kode", "nama", "keadaan"]).where("kode", "in", codes).orderBy("kode").execute(),
    )
  ).map(({ kode, nama, keadaan }) => [kode, nama, keadaan]);

async function plan(csv: string, answer?: string) {
  const book = await readBookInThread(Buffer.from(csv, "latin1"));
  const id = await as((ctx) => keepList(ctx, brought(kodeWilayah), { name: "wilayah.csv", book, words: listWords }));
  const kept = await as((ctx) => uploadedList(ctx, kodeWilayah, id));
  if (answer === undefined) return kept;
  const asked = { id, words: listWords, choices: { ...kept.choices, answer } };
  await as((ctx) => settleList(ctx, brought(kodeWilayah), asked));
  return as((ctx) => uploadedList(ctx, kodeWilayah, id));
}

/** 38 provinces, 13 regencies and a town in each, 13 or 14 districts in those. */
function wholeList(): string {
  const lines = [
    "KODE DAN DATA WILAYAH ADMINISTRASI;;",
    "Lampiran Kepmendagri;;",
    ";;",
    "NO;KODE WILAYAH;NAMA PROVINSI / KABUPATEN / KOTA;STATUS",
  ];
  const add = (kode: string, nama: string, status = "Berlaku") => lines.push(`${lines.length - 3};${kode};${nama};${status}`);
  const provinces = [
    ...range(11, 19),
    21,
    ...range(31, 36),
    ...range(51, 53),
    ...range(61, 65),
    ...range(71, 76),
    81,
    82,
    ...range(91, 96),
  ];
  for (const prov of provinces.filter((one) => one !== 72)) {
    for (const kab of [...range(1, 13), 71]) {
      const kode = `${prov}.${String(kab).padStart(2, "0")}`;
      add(kode, `${kab === 71 ? "Kota" : "Kab."} Contoh ${spoken(kab)} Déwi`);
      for (const kec of range(1, 14))
        add(
          `${kode}.${String(kec).padStart(2, "0")}`,
          `Contoh ${spoken(prov)} ${spoken(kab)} ${spoken(kec)}`,
          kec === 14 ? "Tidak berlaku" : "",
        );
    }
  }
  return lines.join("\r\n");
}
/** Places are told apart by letters. */
const spoken = (n: number) => [...String(n)].map((digit) => "abcdefghij"[Number(digit)]).join("");
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

beforeAll(async () => {
  await as(async ({ db }) => {
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-1', 'X', '2026/2027')`.execute(db);
    await sql`insert into siswa (nama, nisn, nik, jenis_kelamin, status, tanggal_lahir, kelas_id, provinsi, kabupaten, kecamatan)
      select 'Anak ' || n, '010' || lpad(n::text, 7, '0'), '727101050310' || lpad(n::text, 4, '0'), 'laki-laki', 'aktif', '2010-03-05',
        (select id from kelas), 'Sulawesi Selatan', 'Kab. Contoh d Dewi', 'Kec. Contoh hd d f' from generate_series(1, 1200) n`.execute(db);
    await sql`update siswa set nik = '7316150503109001' where nama = 'Anak 1'`.execute(db);
    await sql`update siswa set nik = '7303140503109002' where nama = 'Anak 2'`.execute(db);
    await sql`update siswa set nik = '7303150503109003' where nama = 'Anak 3'`.execute(db);
    await sql`update siswa set kecamatan = 'Kec. Contoh hd d be' where nama = 'Anak 4'`.execute(db);
    await sql`update siswa set kecamatan = 'Rappocini' where nama = 'Anak 5'`.execute(db);
  });
}, 60_000);

const found = async (aturan: string) =>
  (await as((ctx) => loadPeriksa(ctx, new URLSearchParams({ aturan, urut: "nama" })))).rows.map(({ nama, temuan }) => [
    nama,
    temuan[0]?.kalimat,
  ]);

test("what an installation begins with judges no region of which it knows only the name", async () => {
  expect(await found("nik-wilayah")).toEqual([]);
  expect(await found("alamat-wilayah")).toEqual([]);
});

test("a list with stops, in an old alphabet, is taken in as it is, and one with codes of another office is refused with the reason", async () => {
  const { plan: tried } = await plan(wholeList());
  expect(tried).toMatchObject({ refused: [], counts: { new: 37 * 14 * 15, changed: 0, faulty: 0 } });
  const started = performance.now();
  await as((ctx) => runImport(ctx, brought(kodeWilayah), tried?.id ?? ""));
  expect(performance.now() - started).toBeLessThan(60_000);
  expect(await wilayahOf(["7303", "730314", "737105"])).toEqual([
    ["7303", "Kab. Contoh d Déwi", "berlaku"],
    ["730314", "Contoh hd d be", "lama"],
    ["737105", "Contoh hd hb f", null],
  ]);
  const { plan: again } = await plan(wholeList());
  expect(again).toMatchObject({ id: null, refused: [], counts: { new: 0, changed: 0, faulty: 0 } });
  const bps = await plan("Kode;Nama\r\n7371010;Mariso\r\n7371011001;Bontorannu\r\n7371010002;Mario\r\n");
  expect(bps.plan?.refused.map(({ row, sentence }) => [row, sentence])).toEqual(
    [2, 4].map((row) => [row, expect.stringContaining("Kode Kemendagri terdiri dari 2 angka")]),
  );
}, 60_000);

test("nothing below a province is judged before somebody says by what list it is whole", async () => {
  expect(await found("nik-wilayah")).toEqual([]);
  expect(await found("alamat-wilayah")).toEqual([["Anak 4", "Kecamatan Contoh hd d be tidak berlaku lagi."]]);
  const unsaid = await plan("Kode;Nama;Kelengkapan\r\n73;Sulawesi Selatan;Lengkap sampai kecamatan\r\n");
  expect(unsaid.plan?.refused[0]?.sentence).toBe("Tulis menurut daftar mana wilayah di bawahnya lengkap.");
  const { plan: said } = await plan(
    "Kode;Nama;Kelengkapan;Dasar hukum\r\n73;Sulawesi Selatan;Lengkap sampai kecamatan;Kepmendagri 2025\r\n",
  );
  expect(said).toMatchObject({ refused: [], counts: { changed: 1 } });
  await as((ctx) => runImport(ctx, brought(kodeWilayah), said?.id ?? ""));
  // The district that is no more still stands in the number of Anak 2.
  expect(await found("nik-wilayah")).toEqual([
    ["Anak 1", "NIK diawali 7316, bukan kode kabupaten/kota."],
    ["Anak 3", "NIK diawali 730315, bukan kode kecamatan."],
  ]);
  expect(await found("alamat-wilayah")).toEqual([
    ["Anak 4", "Kecamatan Contoh hd d be tidak berlaku lagi."],
    ["Anak 5", "“Rappocini” bukan kecamatan di Kab. Contoh d Déwi."],
  ]);
});

const marksOf = async (...codes: string[]) =>
  (
    await as(({ db }) =>
      db.selectFrom("kodeWilayah").select(["kode", "lengkap", "sumber"]).where("kode", "in", codes).orderBy("kode").execute(),
    )
  ).map(({ kode, lengkap, sumber }) => [kode, lengkap, sumber]);

test("whoever brings a list says that it is whole, hears what that sets off, and takes it back", async () => {
  const gorontalo = "Kode;Nama\r\n75;Gorontalo\r\n7501;Kab. Gorontalo\r\n7571;Kota Gorontalo\r\n757101;Kota Barat\r\n";
  const { plan: unsaid } = await plan(gorontalo);
  expect(unsaid?.asks).toMatchObject({
    answer: "belum",
    reason: expect.stringContaining("Daftar ini memuat wilayah di Gorontalo, Kota Gorontalo."),
  });
  await as((ctx) => runImport(ctx, brought(kodeWilayah), unsaid?.id ?? ""));
  expect(await marksOf("75", "7571")).toEqual([
    ["75", null, null],
    ["7571", null, null],
  ]);
  await as(({ db }) => sql`update siswa set nik = '7519150503109006' where nama = 'Anak 6'`.execute(db));
  const before = (await found("nik-wilayah")).length + (await found("alamat-wilayah")).length;
  // The same list once more, which brings nothing but that it is whole.
  const { plan: said } = await plan(gorontalo, "lengkap");
  expect(said).toMatchObject({ refused: [], counts: { new: 0, changed: 2, same: 2 } });
  expect(said?.asks?.reason).toBe(
    `Gorontalo, Kota Gorontalo ditandai lengkap, dengan nama berkas ini sebagai sumber. NIK, nomor KK, NSM, dan alamat dengan kode atau nama yang tidak ada di daftar dianggap keliru. Dengan daftar ini Periksa Data menemukan ${before + 1} siswa dengan NIK atau alamat dari wilayah yang tidak ada.`,
  );
  expect(await marksOf("75")).toEqual([["75", null, null]]);
  await as((ctx) => runImport(ctx, brought(kodeWilayah), said?.id ?? ""));
  expect(await marksOf("75", "7501", "7571")).toEqual([
    ["75", "satu", "Berkas “wilayah.csv”"],
    ["7501", null, null],
    ["7571", "satu", "Berkas “wilayah.csv”"],
  ]);
  expect(await found("nik-wilayah")).toContainEqual(["Anak 6", "NIK diawali 7519, bukan kode kabupaten/kota."]);
  await as((ctx) => undoImport(ctx, kodeWilayah, { id: said?.id ?? "", rest: false }));
  expect(await marksOf("75", "7571")).toEqual([
    ["75", null, null],
    ["7571", null, null],
  ]);
  await as(({ db }) => sql`update siswa set nik = '7271010503109996' where nama = 'Anak 6'`.execute(db));
});

test("a list that is whole takes no depth away, leaves what it says itself, and a district alone is not asked about", async () => {
  const { plan: shallow } = await plan("Kode;Nama\r\n73;Sulawesi Selatan\r\n7303;Kab. Contoh d Déwi\r\n", "lengkap");
  expect(shallow?.counts).toMatchObject({ changed: 0, same: 2 });
  const { plan: own } = await plan(
    "Kode;Nama;Kelengkapan;Sumber\r\n74;Sulawesi Tenggara;;Kepmendagri\r\n7401;Kab. Contoh b Déwi;;\r\n75;Gorontalo;Lengkap satu tingkat;Perda\r\n7501;Gorontalo;;\r\n",
    "lengkap",
  );
  await as((ctx) => runImport(ctx, brought(kodeWilayah), own?.id ?? ""));
  expect(await marksOf("74", "75")).toEqual([
    ["74", "satu", "Kepmendagri"],
    ["75", "satu", "Perda"],
  ]);
  expect((await plan("Kode;Nama\r\n750101;Limboto\r\n")).plan?.asks).toBeNull();
});

test("1,200 pupils are looked at beside all districts of the country without holding anybody up", async () => {
  const look = () => as((ctx) => loadPeriksa(ctx, new URLSearchParams()));
  await look();
  expect(await heldEveryTime(look, 100)).toBeLessThan(100);
  const started = performance.now();
  await look();
  expect(performance.now() - started).toBeLessThan(20_000);
});

test.each([
  [{ kode: "727101", lengkap: "satu", sumber: "Kemendagri" }, "lengkap"],
  [{ kode: "7299", lengkap: "kecamatan", sumber: "Kemendagri" }, "lengkap"],
  [{ kode: "99", lengkap: "satu" }, "sumber"],
  [{ kode: "9" }, "kode"],
  [{ kode: "72.99" }, "kode"],
  [{ kode: "7271", nama: "Palu" }, "kode"],
])("a form cannot say %j", async (values, field) => {
  await expect(as((ctx) => create(ctx, kodeWilayah, { nama: "Uji", keadaan: "berlaku", ...values }, "json"))).rejects.toMatchObject({
    fields: { [field]: expect.any(String) },
  });
});
