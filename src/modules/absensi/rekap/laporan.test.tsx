import { renderToStaticMarkup } from "react-dom/server";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { readCsv, readXlsx } from "#kit/documents/spreadsheet.server.ts";
import { hariSekolah } from "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { berkasLaporan } from "./berkas-laporan.server.ts";
import { batasLaporan, hitungLaporan } from "./hitung-laporan.server.ts";
import { bacaSel, type Laporan } from "./laporan.ts";
import { bacaMinta, menurut } from "./minta-laporan.ts";
import { TabelLaporan } from "./tabel-laporan.tsx";

/** Thursday 6 August 2026, before the day closes. */
let kini = new Date("2026-08-06T10:00:00+08:00");
const home = useDatabase({ policy, clock: () => kini });
const [kepala, wali, guru] = [actor("kepala"), actor("waliKelas"), actor("guru")];
const dalam = <T,>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
const laporan = (query: string, who = kepala) =>
  dalam(async (ctx) => {
    const minta = bacaMinta(new URLSearchParams(`dari=2026-08-03&sampai=2026-08-08&${query}`), "2026-08-06");
    return hitungLaporan(ctx, minta, await batasLaporan(ctx, minta));
  }, who);
const baris = ({ kolom, sel }: Laporan) =>
  sel.map((satu) => Object.fromEntries(satu.flatMap((isi, place) => (isi ? [[kolom[place]?.label ?? "", isi]] : []))));
const id: Record<string, string> = {};

beforeAll(() =>
  dalam(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${wali.id}, '197001011995031001', 'Wali', array['waliKelas']),
      (${guru.id}, '197001011995031002', 'Guru', array['guru'])`.execute(db);
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(db);
    await sql`insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai)
      select 'Ganjil', id, 'ganjil', '2026-07-13', '2026-12-18' from tahun_ajaran`.execute(db);
    await sql`insert into hari_khusus (nama, jenis, mulai, selesai, untuk) values
      ('Libur', 'libur', '2026-08-05', '2026-08-05', 'semua'), ('Rapat', 'libur', '2026-08-04', '2026-08-04', 'siswa')`.execute(db);
    const { rows } = await sql<{ id: string; nama: string }>`
      insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values ('X.E-10', 'X', '2026/2027', null), ('X.E-2', 'X', '2026/2027', ${wali.id})
      returning id, nama`.execute(db);
    for (const satu of rows) id[satu.nama] = satu.id;
    await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk) values
      ('Ayu', 'perempuan', 'aktif', ${id["X.E-2"]}, '2026-07-13'), ('Bima', 'laki-laki', 'aktif', ${id["X.E-2"]}, '2026-07-13'),
      ('=Citra, "Dewi"', 'perempuan', 'aktif', ${id["X.E-10"]}, '2026-08-06')`.execute(db);
    await sql`insert into mata_pelajaran (nama, kode, kelompok) values ('Fikih', 'FK', 'agama')`.execute(db);
    await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, jadwal_id, mata_pelajaran_id, dicatat_pada, perangkat)
      select siswa.id, siswa.kelas_id, catat.tanggal::date, catat.status, case when pelajaran then gen_random_uuid() end,
        case when pelajaran then (select id from mata_pelajaran) end, now(), 'uji'
      from (values ('Ayu', '2026-08-03', 'hadir', false), ('Ayu', '2026-08-06', 'alpa', false), ('Bima', '2026-08-03', 'alpa', false),
        ('Ayu', '2026-08-05', 'sakit', false), ('Ayu', '2026-08-03', 'terlambat', true)) catat (nama, tanggal, status, pelajaran)
      join siswa using (nama)`.execute(db);
    await sql`insert into pegawai (nama, jenis, status, unit_kerja, akun_id) values ('Guru', 'guru', 'honorer', 'MAN1PALU', ${guru.id}),
      ('Hasan', 'tenaga-kependidikan', 'honorer', 'MAN1PALU', null)`.execute(db);
    await sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara, masuk)
      select id, '2026-08-03', 'terlambat', 'kode', '2026-08-03T07:20:00+08:00' from pegawai where nama = 'Guru'`.execute(db);
  }),
);

describe("the figures", () => {
  test("count school days only, and take nobody for absent who was not recorded or whose day is not over", async () => {
    expect(baris(await laporan("kategori=student"))).toEqual([
      { Nama: "Ayu", "Kelas/jabatan": "X.E-2", Wajib: 2, Hadir: 1, "Belum tercatat": 1, "Kehadiran (%)": 100 },
      { Nama: "Bima", "Kelas/jabatan": "X.E-2", Wajib: 2, "Tanpa Keterangan": 1, "Belum tercatat": 1 },
      { Nama: '=Citra, "Dewi"', "Kelas/jabatan": "X.E-10", Wajib: 1, "Belum tercatat": 1 },
    ]);
    kini = new Date("2026-08-06T16:00:00+08:00");
    expect(baris(await laporan("kategori=student&cari=AYU"))).toEqual([
      { Nama: "Ayu", "Kelas/jabatan": "X.E-2", Wajib: 2, Hadir: 1, "Tanpa Keterangan": 1, "Kehadiran (%)": 50 },
    ]);
  });

  test("by class, by day and by subject tell of the same recordings", async () => {
    expect(baris(await laporan("kategori=student&menurut=kelas"))).toEqual([
      { Kelas: "X.E-2", Wajib: 4, Hadir: 1, "Tanpa Keterangan": 2, "Belum tercatat": 1, "Kehadiran (%)": 33.3 },
      { Kelas: "X.E-10", Wajib: 1, "Belum tercatat": 1 },
    ]);
    expect(baris(await laporan("kategori=student&menurut=tanggal"))).toEqual([
      { Tanggal: "2026-08-03", Wajib: 2, Hadir: 1, "Tanpa Keterangan": 1, "Kehadiran (%)": 50 },
      { Tanggal: "2026-08-06", Wajib: 3, "Tanpa Keterangan": 1, "Belum tercatat": 2 },
    ]);
    expect(baris(await laporan("kategori=student&menurut=mapel"))).toEqual([
      { "Mata pelajaran": "Fikih", Terlambat: 1, "Kehadiran (%)": 100 },
    ]);
  });

  test("of staff count their own working days, and absence only where others were recorded", async () => {
    expect(baris(await laporan("kategori=teacher"))).toEqual([
      { Nama: "Guru", Wajib: 3, Terlambat: 1, "Belum tercatat": 2, "Kehadiran (%)": 100 },
      { Nama: "Hasan", Wajib: 3, "Tanpa Keterangan": 1, "Belum tercatat": 2 },
    ]);
    expect(baris(await laporan("menurut=kelas")).map((satu) => [satu.Kategori, satu.Kelas])).toEqual([
      ["Guru/staf", "Guru"],
      ["Guru/staf", "Staf"],
      ["Siswa", "X.E-2"],
      ["Siswa", "X.E-10"],
    ]);
  });

  test("know the same school days as the calendar", async () => {
    for (const siapa of ["siswa", "pegawai"] as const) {
      const { rows } = await dalam(({ db }) =>
        sql<{ hari: string }>`select hari from hari_sekolah('2026-07-10', '2026-08-20', ${siapa}) hari`.execute(db),
      );
      const satuSatu = await dalam(async (ctx) => {
        const masuk: string[] = [];
        for (let hari = 0; hari < 42; hari++) {
          const tanggal = new Date(Date.UTC(2026, 6, 10 + hari)).toISOString().slice(0, 10);
          if ((await hariSekolah(ctx, tanggal, siapa)).masuk) masuk.push(tanggal);
        }
        return masuk;
      });
      expect(rows.map(({ hari }) => hari)).toEqual(satuSatu);
      expect(satuSatu.length).toBeGreaterThan(20);
    }
  });
});

describe("whom it shows", () => {
  const nama = async (who: typeof kepala, query = "") => (await laporan(query, who)).sel.map(([satu]) => satu);

  test("a wali kelas the own class, a teacher oneself, others nothing", async () => {
    expect(await nama(wali, "kategori=student")).toEqual(["Ayu", "Bima"]);
    expect(await nama(guru)).toEqual(["Guru"]);
    await expect(nama(wali, `kelas=${id["X.E-10"]}`)).rejects.toMatchObject({ kind: "notFound" });
    for (const lain of [actor("humas"), actor("pegawai")]) await expect(nama(lain)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("screen, PDF, Excel and CSV say the same", () => {
  test.each(menurut.flatMap(({ value }) => ["all", "student", "teacher"].map((kategori) => [value, kategori])))(
    "by %s of %s",
    async (cara, kategori) => {
      const satu = await laporan(`menurut=${cara}&kategori=${kategori}`);
      if (!(cara === "mapel" && kategori === "teacher")) expect(satu.sel.length).toBeGreaterThan(0);
      const [pdf, excel, csv] = await Promise.all(
        (["pdf", "excel", "csv"] as const).map((format) =>
          berkasLaporan(satu, { format, kini, kertas: { letterhead: { names: ["MAN 1 Palu"], address: "Palu" } } }),
        ),
      );
      const dibaca = satu.sel.map((baris) => baris.map((isi, place) => bacaSel(isi, satu.kolom[place])));
      expect(layar(satu)).toEqual([satu.kolom.map(({ label }) => label), ...dibaca]);
      const kasar = satu.sel.map((baris) => baris.map((isi) => (isi === null ? "" : String(isi))));
      const judul = satu.kolom.map(({ label }) => label);
      expect(await readXlsx(excel as Uint8Array).then(({ header, rows }) => [header, ...rows])).toEqual([judul, ...kasar]);
      const lembar = readCsv(csv as Uint8Array);
      // As on the screen, but for days, which a sheet sorts and a reader takes in this way.
      const polos = satu.sel.map((baris) =>
        baris.map((isi, place) => (typeof isi === "number" ? bacaSel(isi, satu.kolom[place]) : String(isi ?? ""))),
      );
      expect([lembar.header, ...lembar.rows]).toEqual([judul, ...polos]);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf as Uint8Array)), { mergePages: true });
      for (const [urut, baris] of dibaca.entries()) expect(text.replace(/\s+/g, " ")).toContain([urut + 1, ...baris].join(" "));
    },
  );
});

test("per cents of one column have as many decimals, also in the sheet", async () => {
  const satu = await laporan("kategori=student&menurut=tanggal");
  const persen = satu.kolom.findIndex(({ label }) => label === "Kehadiran (%)");
  expect(layar(satu).map((baris) => baris[persen])).toEqual(["Kehadiran (%)", "50,0", "0,0"]);
  expect(layar(satu)[1]).toContain("2");
  const csv = await berkasLaporan(satu, { format: "csv", kini, kertas: { letterhead: { names: ["MAN 1 Palu"], address: "Palu" } } });
  expect(readCsv(csv).rows.map((baris) => baris[persen])).toEqual(["50,0", "0,0"]);
});

/** The cells of the table as a browser is sent it. */
function layar(satu: Laporan): string[][] {
  const html = renderToStaticMarkup(<TabelLaporan laporan={satu} />);
  const polos = (teks: string) =>
    teks
      .replace(/<[^>]+>/g, "")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, isi = ""]) =>
    [...isi.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, sel = ""]) => polos(sel)),
  );
}

/** The last test: it moves pupils. */
test("what was recorded of a pupil counts in the class of that day, and nowhere once the pupil had left", async () => {
  await dalam(async ({ db }) => {
    await sql`select set_config('akademik.hari', '2026-08-06', true)`.execute(db);
    await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
      select id, kelas_id, '2026-08-06', 'hadir', now(), 'uji' from siswa where nama = 'Bima'`.execute(db);
    await sql`update siswa set status = 'mutasi', kelas_id = null where nama = 'Ayu'`.execute(db);
    await sql`update siswa set kelas_id = ${id["X.E-10"]} where nama = 'Bima'`.execute(db);
  });
  expect(baris(await laporan("kategori=student&menurut=kelas"))).toEqual([
    { Kelas: "X.E-2", Wajib: 2, Hadir: 1, "Tanpa Keterangan": 1, "Kehadiran (%)": 50 },
    { Kelas: "X.E-10", Wajib: 2, Hadir: 1, "Belum tercatat": 1, "Kehadiran (%)": 100 },
  ]);
  expect(baris(await laporan(`kategori=student&menurut=kelas&kelas=${id["X.E-10"]}`))).toEqual([
    { Kelas: "X.E-10", Wajib: 2, Hadir: 1, "Belum tercatat": 1, "Kehadiran (%)": 100 },
  ]);
  expect(baris(await laporan("kategori=student&cari=ayu"))).toEqual([
    { Nama: "Ayu", "Kelas/jabatan": "X.E-2", Wajib: 1, Hadir: 1, "Kehadiran (%)": 100 },
  ]);
});
