import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { kelas, mataPelajaran } from "#modules/akademik/index.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { alumni, prestasi, siswa } from "#modules/kesiswaan/index.ts";
import { agenda, pengumuman } from "#modules/layanan/index.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { addPeriode } from "#modules/ppdb/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import type { Dasbor } from "./dasbor.ts";
import { loadDasbor } from "./load-dasbor.server.ts";

// 22 April 2026, 07.30 in Palu: in UTC it is still the day before.
const now = new Date("2026-04-21T23:30:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const dasbor = (...peran: string[]): Promise<Dasbor> =>
  scope(actor(...peran)).transaction((ctx) => loadDasbor(ctx, () => ({ keluar: false })));
const wali = actor("waliKelas");

beforeAll(async () => {
  await scope(system("uji")).transaction(async (ctx) => {
    await seedSekolah(ctx);
    await sql`insert into akun (id, nip, nama, peran, aktif) values (${wali.id}, '199001012015031001', 'Wali', array['waliKelas'], true)`.execute(
      ctx.db,
    );
    const buat = (register: Parameters<typeof create>[1], rows: Record<string, unknown>[]) =>
      Promise.all(rows.map((row) => create(ctx, register, row, "json")));
    const [sepuluh, sebelas] = await buat(kelas, [
      { nama: "X-1", tingkat: "X", tahunAjaran: "2025/2026", waliId: wali.id },
      { nama: "XI-1", tingkat: "XI", tahunAjaran: "2025/2026" },
      { nama: "XII-1", tingkat: "XII", tahunAjaran: "2024/2025" },
    ]);
    const murid = (nama: string, lain: object) => ({ nama, status: "aktif", jenisKelamin: "perempuan", ...lain });
    await buat(siswa, [
      murid("Aisyah", { kelasId: sepuluh?.id }),
      murid("Bilal", { kelasId: sepuluh?.id, jenisKelamin: "laki-laki" }),
      murid("Citra", { kelasId: sebelas?.id }),
      murid("Dewi", {}),
      murid("Eka", { kelasId: sebelas?.id, status: "keluar" }),
    ]);
    const orang = { unitKerja: "MAN1PALU" };
    await buat(pegawai, [
      { ...orang, nama: "Guru Satu", jenis: "guru", status: "pns", tmt: "2026-01-02", aktif: true },
      { ...orang, nama: "Guru Dua", jenis: "guru", status: "honorer", aktif: true },
      { ...orang, nama: "Staf", jenis: "tenaga-kependidikan", status: "honorer", aktif: true },
      { ...orang, nama: "Pensiun", jenis: "guru", status: "pns", aktif: false },
    ]);
    await buat(mataPelajaran, [{ kode: "FIK", nama: "Fikih", kelompok: "agama", jamPelajaran: 2, aktif: true }]);
    const juara = { peraih: "Tim", bidang: prestasi.fields.bidang.kind === "choice" ? prestasi.fields.bidang.options[0]?.value : "sains" };
    const peringkat = prestasi.fields.peringkat.kind === "choice" ? prestasi.fields.peringkat.options[0]?.value : "1";
    await buat(
      prestasi,
      ["2026-01-01", "2025-12-31", "2019-01-01"].map((tanggal) => ({
        ...juara,
        nama: `Lomba ${tanggal}`,
        tingkat: "kota",
        peringkat,
        kategori: "kelompok",
        publikasi: "nama",
        tanggal,
      })),
    );
    await buat(alumni, [
      { nama: "A", tahunLulus: 2024 },
      { nama: "B", tahunLulus: 2025 },
      { nama: "C", tahunLulus: 2025 },
    ]);
    await buat(suratMasuk, [
      { nomorSurat: "1", asalSurat: "Kanwil", tanggalTerima: "2026-04-01", perihal: "Undangan" },
      { nomorSurat: "2", asalSurat: "Kanwil", tanggalTerima: "2025-10-31", perihal: "Lama" },
    ]);
    await buat(suratKeluar, [{ nomorSurat: "B-1", perihal: "Balasan", tanggal: "2026-03-05" }]);
    await buat(pengumuman, [
      { judul: "Berlaku", tanggal: "2026-04-01", sampai: "2026-04-23", tampilDiSitus: false },
      { judul: "Lewat", tanggal: "2026-04-01", sampai: "2026-04-21", tampilDiSitus: true },
      { judul: "Besok", tanggal: "2026-04-23", tampilDiSitus: true },
    ]);
    await buat(agenda, [
      { judul: "Rapat", mulai: "2026-04-22", jamMulai: "09:00", tampilDiSitus: false },
      { judul: "Ujian", mulai: "2026-04-20", selesai: "2026-04-25", tampilDiSitus: true },
      { judul: "Nanti", mulai: "2026-05-01", tampilDiSitus: true },
      { judul: "Jauh", mulai: "2026-06-01", tampilDiSitus: true },
    ]);
    await addPeriode(ctx, {
      ...{ tahunAjaran: "2026/2027", buka: "2026-01-05", tutup: "2026-06-01", kuota: 300 },
      ...{ pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null },
    });
    const berita = { content: "Isi", tanggal: "2026-04-20", desc: null, gambarId: null, author: null, kategoriId: null };
    await ctx.db
      .insertInto("berita")
      .values([
        {
          ...berita,
          slug: "a",
          name: "Terbit",
          status: "terbit",
          terbitPada: new Date("2026-04-20T00:00:00Z"),
        },
        {
          ...berita,
          slug: "b",
          name: "Terjadwal",
          status: "terbit",
          terbitPada: new Date("2026-04-25T00:00:00Z"),
        },
        {
          ...berita,
          slug: "c",
          name: "Ditinjau",
          status: "tinjau",
          terbitPada: null,
        },
      ])
      .execute();
  });
  const { rows } = await scope(system("uji")).transaction(({ db }) =>
    sql<{ id: string }>`select id from periode_ppdb where tutup = '2026-06-01'`.execute(db),
  );
  const daftar = (nomor: string, jurusan: string | null, at: string) =>
    scope(system("uji")).transaction(({ db }) =>
      sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
          no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, nilai_u_n, jurusan, bukti_hash, created_at)
        values (${rows[0]?.id}, ${nomor}, ${`Siswa ${nomor}`}, 'Palu', '2011-01-01', 'perempuan', 'islam', 'Indonesia', 'Jl. Jambu', '081234567890', 'A', 'B',
          'C', 'D', '081234567890', 'MTsN 1', 80, ${jurusan}, ${Buffer.from(nomor)}, ${new Date(at)})`.execute(db),
    );
  await daftar("1", "ipa", "2026-04-21T15:59:00Z");
  await daftar("2", "ipa", "2026-04-21T16:01:00Z");
  await daftar("3", "agama", "2026-04-21T23:00:00Z");
  // Of a period that asked for no programme.
  await daftar("4", null, "2026-04-21T23:30:00Z");
});

describe("the figures", () => {
  test("count what is there, without bins, leavers and other years", async () => {
    const { angka } = await dasbor("administrator");
    expect(angka).toEqual({
      pegawai: { guru: 2, staf: 1, baru: 1 },
      siswa: { x: 2, xi: 1, xii: 0, tanpaKelas: 1, putri: 3, sendiri: false },
      prestasi: { total: 3, tahunIni: 1 },
      alumni: { total: 3, angkatan: 2025, terbaru: 2 },
      kelas: { total: 2, tanpaWali: 1, tahunAjaran: "2025/2026" },
      mapel: { total: 1, jam: 2 },
      artikel: { total: 1, bulanIni: 1 },
      ppdb: {
        periode: { tahunAjaran: "2026/2027", buka: "2026-01-05", tutup: "2026-06-01", kuota: 300, belumBuka: false },
        ...{ total: 4, hariIni: 3, jurusan: { ipa: 2, agama: 1 } },
      },
    });
  });

  test("of a wali kelas are those of the own class", async () => {
    const { angka } = await dasbor("waliKelas");
    expect(angka.siswa).toEqual({ x: 2, xi: 0, xii: 0, tanpaKelas: 0, putri: 1, sendiri: true });
    expect(angka.alumni).toBeUndefined();
  });

  test("tell nothing of what one may not see, not even how much there is", async () => {
    const { angka, grafik, tempo, menunggu, rantai, daftar } = await dasbor("pegawai");
    expect(Object.keys(angka).sort()).toEqual(["artikel", "kelas", "mapel"]);
    expect({ grafik, tempo, menunggu, rantai }).toEqual({ grafik: [], tempo: [], menunggu: [], rantai: null });
    expect(daftar).toEqual({ pengumuman: false, agenda: false });
    expect((await dasbor()).angka).toEqual({ artikel: { total: 1, bulanIni: 1 } });
  });
});

test("what the site still lacks is told to whoever looks after all of it, until it lacks nothing", async () => {
  const open = async (...peran: string[]) => (await dasbor(...peran)).penyiapan?.filter(({ selesai }) => !selesai).map(({ kode }) => kode);
  for (const peran of ["panitiaPpdb", "pegawai", "guru"]) expect(await open(peran)).toBeUndefined();
  expect(await open("administrator")).toEqual(expect.arrayContaining(["logo", "foto", "angka", "album", "cadangan"]));
  expect(await open("administrator")).not.toContain("berita");
  expect(await open("administrator")).not.toContain("periode");
});

describe("what waits and what falls due", () => {
  test("is each person's own", async () => {
    const bagi = async (peran: string) => (await dasbor(peran)).menunggu.map(({ kode, jumlah }) => `${kode} ${jumlah}`);
    expect(await bagi("kepala")).toEqual(["tinjau 1", "suratBaru 2"]);
    expect(await bagi("panitiaPpdb")).toEqual(["pendaftar 3"]);
    expect(await bagi("tataUsaha")).toEqual(["kelasTanpaWali 1", "siswaTanpaKelas 1"]);
    expect(await bagi("administrator")).toContain("undanganLewat 1");
  });

  test("is told with its day, the nearest first", async () => {
    const { tempo } = await dasbor("administrator");
    expect(tempo.map(({ kode, tanggal, nama }) => [kode, tanggal, nama])).toEqual([
      ["pengumuman", "2026-04-23", "Berlaku"],
      ["berita", "2026-04-25", "Terjadwal"],
      ["tutup", "2026-06-01", "2026/2027"],
    ]);
  });
});

test("the board shows what holds today in Palu, and events of today and soon", async () => {
  const { hari, jam, pengumuman, agenda } = await dasbor("pegawai");
  expect([hari, jam]).toEqual(["2026-04-22", "07:30"]);
  expect(pengumuman.map(({ judul }) => judul)).toEqual(["Berlaku"]);
  expect(agenda.map(({ judul, jamMulai }) => [judul, jamMulai])).toEqual([
    ["Ujian", null],
    ["Rapat", "09:00"],
    ["Nanti", null],
  ]);
});

test("trends name every day, month and year, also those without anything", async () => {
  const { grafik } = await dasbor("administrator");
  const oleh = Object.fromEntries(grafik.map(({ kode, batang }) => [kode, batang]));
  expect(oleh.pendaftar).toHaveLength(14);
  expect(oleh.pendaftar?.slice(-3)).toEqual([
    { titik: "2026-04-20", nilai: [0] },
    { titik: "2026-04-21", nilai: [1] },
    { titik: "2026-04-22", nilai: [3] },
  ]);
  expect(oleh.surat?.map(({ titik, nilai }) => [titik, ...nilai])).toEqual([
    ["2025-11", 0, 0],
    ["2025-12", 0, 0],
    ["2026-01", 0, 0],
    ["2026-02", 0, 0],
    ["2026-03", 0, 1],
    ["2026-04", 1, 0],
  ]);
  expect(oleh.prestasi?.map(({ titik, nilai }) => [titik, ...nilai])).toEqual([
    ["2022", 0],
    ["2023", 0],
    ["2024", 0],
    ["2025", 1],
    ["2026", 1],
  ]);
});

test("says that a period opens without published rules, until they are; last, for what is published stays", async () => {
  const opening = async () => (await dasbor("administrator")).tempo.filter(({ tanggal }) => tanggal === "2026-06-05");
  const { id } = await scope(actor("administrator")).transaction(({ db }) =>
    db
      .insertInto("periodePpdb")
      .values({ tahunAjaran: "2029/2030", buka: "2026-06-05", tutup: "2026-06-06", kuota: 10, draf: true })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  expect(await opening()).toMatchObject([{ kode: "bukaTanpaLembar", nama: "2029/2030", id }]);
  const lembar = { periodeId: id, nomor: 1, isi: "{}", sidik: "0".repeat(64), alasan: null, diterbitkanPada: new Date() };
  await scope(actor("administrator")).transaction(({ db }) => db.insertInto("lembarAturanPpdb").values(lembar).execute());
  expect(await opening()).toMatchObject([{ kode: "buka" }]);
});
