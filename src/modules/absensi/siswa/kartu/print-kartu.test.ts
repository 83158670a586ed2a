import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { RouterContextProvider } from "react-router";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type Files, filesContext, openFiles } from "#kit/files/files.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told, unconfirmed } from "#tests/support/logged-lines.ts";
import { readCsv, readReport } from "#tests/support/read-sheet.ts";
import { createLaporan, type Download, runLaporan } from "../../rekap/create-laporan.server.ts";
import { type Format, type Minta, readRequest } from "../../rekap/request-laporan.ts";
import { action, loader as bukaLaporan } from "../../screens/create-laporan.ts";
import { loader as unduhKartu } from "../../screens/download-kartu.ts";
import { loader as unduhLaporan } from "../../screens/download-laporan.ts";
import { loader as lembarKartu } from "../../screens/kartu-kelas.ts";
import { kartuKelas } from "./kartu-kelas.server.ts";
import { calonKartu, loadKartu } from "./load-kartu.server.ts";
import { requestKartu, runKartu } from "./print-kartu.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2026-08-05T02:00:00Z") });
const { scope } = home;
const directory = mkdtempSync(join(tmpdir(), "kartu-"));
const wali = actor("waliKelas");
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => scope(who).transaction(work);
let files: Files;

beforeAll(async () => {
  files = await openFiles({ directory });
  await as(seedSekolah, system("uji"));
  await as(async ({ db }) => {
    for (const [place, { id, name }] of [wali, actor("tataUsaha")].entries())
      await sql`insert into akun (id, nip, nama, peran, aktif)
        values (${id}::uuid, ${`19851104201001200${place}`}, ${name}, '{}', true)`.execute(db);
    await sql`with tahun as (insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18') returning id)
      insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai) select 'Ganjil', id, 'ganjil', '2026-07-13', '2026-12-18' from tahun`.execute(
      db,
    );
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values ('X.E-1', 'X', '2026/2027', ${wali.id}::uuid),
      ('X.E-2', 'X', '2026/2027', null)`.execute(db);
    await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select 'Anak ' || kelas.nama || ' ' || n, 'perempuan', 'aktif', kelas.id, '2026-07-13' from kelas, generate_series(1, 12) n`.execute(
      db,
    );
  });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const kelas = (nama: string, who = actor("tataUsaha")) =>
  as(async (ctx) => (await loadKartu(ctx, null)).kelas.find((satu) => satu.nama === nama)?.id ?? "", who);
const request = (isi: Partial<Parameters<typeof requestKartu>[1]>, who = actor("tataUsaha")) =>
  as((ctx) => requestKartu(ctx, { kelas: [], siswa: [], ganti: false, ...isi }), who);
const nomor = async () => (await as(({ db }) => sql<{ nomor: Buffer }>`select nomor from kartu_siswa order by siswa_id`.execute(db))).rows;

async function print(siswaIds: readonly string[]): Promise<string[]> {
  const tugas = { siswaIds, kelas: null, akunId: actor("tataUsaha").id ?? "" };
  const langkah: number[] = [];
  const { berkasId, kartu } = await runKartu(scope(system("kartu")), files, {
    tugas,
    progress: async (done) => void langkah.push(done),
  });
  expect([langkah.at(0), langkah.at(-1)]).toEqual([0, kartu]);
  const { kunci } = await as(({ db }) => db.selectFrom("berkas").select("kunci").where("id", "=", berkasId).executeTakeFirstOrThrow());
  const pdf = await buffer(Readable.from((await files.open("private", kunci)).stream));
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

test("the cards of the whole school are one file, each class on sheets of its own", async () => {
  expect(await request({ kelas: [await kelas("X.E-1"), await kelas("X.E-2")] })).toBe(24);
  const siswaIds = (await as(calonKartu)).map(({ siswaId }) => siswaId);
  const halaman = await print(siswaIds);
  expect(halaman).toHaveLength(4);
  expect(halaman[2]).toContain("X.E-2 · lembar 1 dari 2");
  expect(halaman.join(" ").match(/Anak X.E-\d \d+/g)).toHaveLength(24);
});

test("a wali kelas prints the own class alone, and ends no card", async () => {
  const lain = await kelas("X.E-2");
  expect(await as(async (ctx) => (await loadKartu(ctx, null)).kelas.map(({ nama }) => nama), wali)).toEqual(["X.E-1"]);
  await expect(as((ctx) => loadKartu(ctx, lain), wali)).rejects.toMatchObject({ kind: "notFound" });
  await expect(request({ kelas: [lain] }, wali)).rejects.toMatchObject({ kind: "invalid" });
  await expect(request({ kelas: [await kelas("X.E-1")], ganti: true }, wali)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(request({ kelas: [lain] }, actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
});

test("a card printed again says the same; one that was lost is ended, the others stay", async () => {
  const { siswa } = await as(async (ctx) => loadKartu(ctx, await kelas("X.E-1")));
  const sebelum = await nomor();
  expect(await request({ siswa: siswa.slice(0, 3).map(({ siswaId }) => siswaId) })).toBe(3);
  expect(await nomor()).toEqual(sebelum);
  expect(await request({ siswa: [siswa[0]?.siswaId ?? ""], ganti: true })).toBe(1);
  const jejak = ({ db }: Ctx) =>
    db.selectFrom("audit").select("after").where("subject", "=", "kartuSiswa").orderBy("id", "desc").executeTakeFirst();
  expect(await as(jejak)).toEqual({ after: { kartu: 1, ganti: true, siswa: [siswa[0]?.siswaId] } });
  expect((await nomor()).filter(({ nomor: satu }, place) => !satu.equals(sebelum[place]?.nomor ?? Buffer.alloc(0)))).toHaveLength(1);
  await expect(request({})).rejects.toMatchObject({ kind: "invalid" });
});

test("of one class the file bears its name, and whoever asked hears of it", async () => {
  const { siswa, dipilih, bolehGanti } = await as(async (ctx) => loadKartu(ctx, await kelas("X.E-1")), wali);
  expect([dipilih?.nama, dipilih?.banyak, dipilih?.belum, bolehGanti]).toEqual(["X.E-1", 12, 0, false]);
  const sebelum = (await as(({ db }) => db.selectFrom("tugas").select("id").where("job", "=", "kartu-siswa").execute())).length;
  await request({ siswa: [siswa[0]?.siswaId ?? ""] }, wali);
  expect(await as(({ db }) => db.selectFrom("tugas").select("id").where("job", "=", "kartu-siswa").execute())).toHaveLength(sebelum + 1);
  const tugas = { siswaIds: [siswa[0]?.siswaId ?? ""], kelas: "X.E 1/a", akunId: wali.id ?? "" };
  const hasil = await runKartu(scope(system("kartu")), files, { tugas, progress: async () => undefined });
  expect(hasil).toEqual({ berkasId: expect.any(String), nama: "Kartu-X.E-1-a.pdf", kartu: 1 });
  const kabar = await as(({ db }) =>
    db
      .selectFrom("pemberitahuan")
      .select(["title", "link"])
      .where("akunId", "=", wali.id ?? "")
      .execute(),
  );
  expect(kabar).toEqual([{ title: "1 kartu siswa siap diunduh", link: "/administration/kartu-siswa" }]);
});

test("a class that is printed at once is one's own, looked at, and not empty", async () => {
  const [milik, lain] = [await kelas("X.E-1"), await kelas("X.E-2")];
  const lembar = await told(home, wali, (ctx) => kartuKelas(ctx, milik));
  expect([lembar.result.name, lembar.result.cards.length, lembar.lines]).toMatchObject([
    "X.E-1",
    12,
    [{ action: "print", subject: "kartuSiswa", subjectId: milik }],
  ]);
  for (const salah of [lain, "x"]) await expect(as((ctx) => kartuKelas(ctx, salah), wali)).rejects.toMatchObject({ kind: "notFound" });
  expect((await as((ctx) => kartuKelas(ctx, lain))).cards).toHaveLength(12);
  await expect(as((ctx) => kartuKelas(ctx, crypto.randomUUID()))).rejects.toThrow("Belum ada siswa");
});

/** Lines of a report that are about somebody: they stand above its sums. */
const peopleOf = ({ rows }: { readonly rows: readonly (readonly string[])[] }) => rows.findIndex(([first]) => first === "Jumlah");

/** So many pupils there are at least from now on. */
const fulfil = (banyak: number) =>
  as(({ db }) =>
    sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select 'Baru ' || n, 'perempuan', 'aktif', kelas.id, '2026-07-13'
      from kelas, generate_series((select count(*) from siswa) + 1, ${banyak}::int) n where kelas.nama = 'X.E-2'`.execute(db),
  );

test("a short report comes at once, a long one as work whose person hears of it", async () => {
  const tu = actor("tataUsaha");
  const biasa = readRequest(new URLSearchParams("dari=2026-08-03&sampai=2026-08-05&kategori=student"), "2026-08-05");
  const buat = (format: Format, minta: Minta = biasa, who = tu) => createLaporan(scope(who), files, { minta, format });
  await expect(buat("csv", biasa, actor("humas"))).rejects.toMatchObject({ kind: "forbidden" });
  const satu = (await buat("csv", { ...biasa, sampai: "2026-08-03" })) as Download;
  expect([satu.nama, peopleOf(readCsv(satu.bytes))]).toEqual(["rekap-kehadiran-2026-08-03.csv", 24]);
  const excel = (await buat("excel")) as Download;
  expect([excel.nama, peopleOf(await readReport(excel.bytes))]).toEqual(["rekap-kehadiran-2026-08-03-2026-08-05.xlsx", 24]);
  const jejak = await as(({ db }) =>
    db.selectFrom("audit").select("after").where("subject", "=", "rekapAbsensi").orderBy("id", "desc").executeTakeFirst(),
  );
  expect(jejak?.after).toMatchObject({ dari: "2026-08-03", format: "excel", rows: 24 });
  await fulfil(150);
  expect(await buat("pdf")).toMatchObject({ nama: expect.stringMatching(/pdf$/) });
  await fulfil(151);
  expect(await buat("csv")).toMatchObject({ nama: expect.stringMatching(/csv$/) });
  const id = await buat("excel");
  expect(await as(({ db }) => db.selectFrom("tugas").select("id").where("job", "=", "laporan-absensi").execute())).toEqual([{ id }]);
  const tugas = { minta: biasa, batas: { kelasId: null, sendiri: null }, format: "excel", akunId: tu.id ?? "" } as const;
  const langkah: [number, number][] = [];
  const progress = async (...done: [number, number]) => void langkah.push(done);
  const { nama } = await runLaporan(scope(tu), files, { tugas, progress });
  expect([nama, langkah[0]]).toEqual(["rekap-kehadiran-2026-08-03-2026-08-05.xlsx", [0, 151]]);
  const kabar = await as(({ db }) =>
    db.selectFrom("pemberitahuan").select(["akunId", "body"]).where("kind", "=", "laporan-absensi").execute(),
  );
  expect(kabar).toEqual([{ akunId: tu.id, body: "Rekap Kehadiran Siswa, 3 Agustus 2026 – 5 Agustus 2026." }]);
});

test("reports and cards come at their addresses, as files that nobody keeps between", async () => {
  const alamat = (request: Request, who = actor("tataUsaha"), id = "") => {
    const context = new RouterContextProvider();
    context.set(scopeContext, scope(who));
    context.set(filesContext, files);
    return { context, request, params: { id } } as never;
  };
  const kirim = (isi: Record<string, string>, who = actor("tataUsaha")) => {
    const asked = { dari: "2026-08-03", sampai: "2026-08-03", kategori: "student", ...isi };
    return action(alamat(new Request("http://uji/kehadiran/laporan", { method: "POST", body: new URLSearchParams(asked) }), who));
  };
  expect(bukaLaporan().headers.get("location")).toBe("/kehadiran?tab=rekap");
  const csv = await kirim({ format: "csv", menurut: "kelas" });
  expect([csv.status, csv.headers.get("content-type"), csv.headers.get("cache-control"), csv.headers.get("content-disposition")]).toEqual([
    200,
    "text/csv; charset=utf-8",
    "private, no-store",
    expect.stringContaining("rekap-kehadiran-2026-08-03.csv"),
  ]);
  expect((await kirim({ format: "docx", menurut: "kelas" })).headers.get("content-type")).toBe("application/pdf");
  await fulfil(151);
  const tempat = "/kehadiran?tab=rekap&dari=2026-08-03&sampai=2026-08-03&kategori=student&menurut=orang";
  const lama = await kirim({ format: "excel" });
  expect([lama.status, lama.headers.get("location")]).toEqual([303, `${tempat}#laporan-saya`]);
  const basi = await kirim({ format: "excel" }, unconfirmed(actor("tataUsaha")));
  const kembali = `${tempat}&format=excel&lanjut=unduh`;
  expect([basi.status, basi.headers.get("location")]).toEqual([303, `/konfirmasi?lanjut=${encodeURIComponent(kembali)}`]);
  const kartu = async (query: string, who = wali) => lembarKartu(alamat(new Request(`http://uji/kartu${query}`), who));
  const pdf = await kartu(`?kelas=${await kelas("X.E-1")}`);
  expect([pdf.headers.get("content-type"), pdf.headers.get("cache-control")]).toEqual(["application/pdf", "private, no-store"]);
  expect(pdf.headers.get("content-disposition")).toContain("Kartu-X.E-1.pdf");
  await expect(kartu("")).rejects.toMatchObject({ kind: "notFound" });
  for (const unduh of [unduhKartu, unduhLaporan])
    for (const id of ["x", crypto.randomUUID()])
      await expect(unduh(alamat(new Request("http://uji/unduh"), wali, id))).rejects.toMatchObject({ kind: "notFound" });
});
