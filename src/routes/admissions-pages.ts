import { ordinaryBodyLimit } from "#kit/body-limits.ts";
import { MAX_BYTES } from "#kit/documents/book.ts";
import {
  jadwalUjianPath,
  kertasPath,
  mejaPpdbPath,
  mostSentBytes,
  nilaiPpdbPath,
  pendaftaranRoom,
  penempatanPpdbPath,
  perkembanganPpdbPath,
  pertanyaanPpdbPath,
  seleksiPpdbPath,
} from "#modules/ppdb/index.ts";
import type { Page } from "#server/pages/route-table.ts";
import { bareScreen, portalScreen } from "./shells.ts";

/** A class for each child of a whole intake, sent at once. */
const ofIntake = { bytes: 384 * 1024, fields: 2_000 };

/** The committee's desk, from the first registration to the classes. */
export const admissionsPages: readonly Page[] = [
  {
    path: "/administration/meja-ppdb/:id/surat",
    file: "modules/ppdb/surat/screens/print-surat.ts",
    access: "pendaftaran:read",
    ...bareScreen,
  },
  { path: "/administration/pendaftaran/:id/bukti", file: "modules/ppdb/screens/print-bukti.ts", access: "pendaftaran:read", ...bareScreen },
  {
    path: "/administration/periode-ppdb/:id/aturan",
    file: "modules/ppdb/screens/aturan-ppdb.tsx",
    access: "periodePpdb:read",
    ...portalScreen,
  },
  {
    path: `${pertanyaanPpdbPath}/pratinjau`,
    file: "modules/ppdb/pertanyaan/screens/pratinjau.tsx",
    access: "pertanyaanPpdb:read",
    ...portalScreen,
  },
  {
    path: mejaPpdbPath,
    file: "modules/ppdb/screens/meja.tsx",
    access: "pendaftaran:read",
    ...portalScreen,
    menu: { group: "PPDB", label: "Meja Panitia", place: 4, hint: "Periksa pendaftaran yang masuk, satu per satu" },
  },
  { path: `${mejaPpdbPath}/kabar`, file: "modules/ppdb/kabar/screens/kabar.tsx", access: "pendaftaran:update", ...portalScreen },
  {
    path: `${mejaPpdbPath}/jawaban`,
    file: "modules/ppdb/pertanyaan/screens/download-jawaban.ts",
    access: "pendaftaran:export",
    ...bareScreen,
    fresh: true,
  },
  {
    path: kertasPath,
    file: "modules/ppdb/kertas/screens/dari-kertas.tsx",
    access: "pendaftaran:update",
    ...portalScreen,
    room: pendaftaranRoom,
  },
  {
    path: `${mejaPpdbPath}/:id`,
    file: "modules/ppdb/screens/pendaftar.tsx",
    access: "pendaftaran:read",
    ...portalScreen,
    upload: mostSentBytes,
  },
  {
    path: `${mejaPpdbPath}/:id/jalur`,
    file: "modules/ppdb/pindah-jalur/screens/pindah-jalur.tsx",
    access: "pendaftaran:update",
    ...portalScreen,
  },
  { path: `${mejaPpdbPath}/:id/gabung`, file: "modules/ppdb/gabung/screens/gabung.tsx", access: "pendaftaran:update", ...portalScreen },
  {
    path: `${mejaPpdbPath}/:id/berkas/:berkas`,
    file: "modules/ppdb/screens/berkas-pendaftar.ts",
    access: "pendaftaran:read",
    ...bareScreen,
  },
  { path: `${mejaPpdbPath}/:id/kartu`, file: "modules/ppdb/ujian/screens/print-kartu.ts", access: "pendaftaran:read", ...bareScreen },
  {
    path: jadwalUjianPath,
    file: "modules/ppdb/ujian/screens/jadwal.tsx",
    access: "pendaftaran:read",
    ...portalScreen,
    menu: { group: "PPDB", label: "Jadwal Ujian", place: 5, hint: "Sesi, ruang, dan tempat duduk tiap peserta; kartu dan daftar hadir" },
  },
  { path: `${jadwalUjianPath}/:id`, file: "modules/ppdb/ujian/screens/ujian.tsx", access: "pendaftaran:read", ...portalScreen },
  {
    path: `${jadwalUjianPath}/:id/daftar/:jenis/:bentuk`,
    file: "modules/ppdb/ujian/screens/download-daftar.ts",
    access: "pendaftaran:export",
    ...bareScreen,
    fresh: true,
  },
  {
    path: `${jadwalUjianPath}/kartu/:id`,
    file: "modules/ppdb/ujian/screens/download-kartu.ts",
    access: "pendaftaran:export",
    ...bareScreen,
    fresh: true,
  },
  {
    path: nilaiPpdbPath,
    file: "modules/ppdb/nilai/screens/nilai.tsx",
    access: "nilaiPpdb:read",
    ...portalScreen,
    menu: { group: "PPDB", label: "Nilai", place: 6, hint: "Lembar nilai tiap jalur: rapor, tes, hafalan, wawancara" },
  },
  {
    path: `${nilaiPpdbPath}/:jalur/:komponen`,
    file: "modules/ppdb/nilai/screens/lembar-nilai.tsx",
    access: "nilaiPpdb:read",
    ...portalScreen,
  },
  {
    path: `${nilaiPpdbPath}/:jalur/:komponen/impor`,
    file: "modules/ppdb/nilai/screens/impor-nilai.tsx",
    access: "nilaiPpdb:import",
    ...portalScreen,
    upload: MAX_BYTES + ordinaryBodyLimit.bytes,
  },
  {
    path: `${nilaiPpdbPath}/:jalur/:komponen/impor/salah`,
    file: "modules/ppdb/nilai/screens/download-salah.ts",
    access: "nilaiPpdb:import",
    ...bareScreen,
  },
  {
    path: `${nilaiPpdbPath}/:jalur/:komponen/impor/peta`,
    file: "modules/ppdb/nilai/screens/download-peta.ts",
    access: "nilaiPpdb:import",
    ...bareScreen,
  },
  {
    path: `${nilaiPpdbPath}/:jalur/:komponen/unduh`,
    file: "modules/ppdb/nilai/screens/download-nilai.ts",
    access: "nilaiPpdb:export",
    ...bareScreen,
  },
  {
    path: `${nilaiPpdbPath}/:jalur/rapor/siswa/:id`,
    file: "modules/ppdb/nilai/screens/nilai-rapor.tsx",
    access: "nilaiPpdb:read",
    ...portalScreen,
  },
  {
    path: seleksiPpdbPath,
    file: "modules/ppdb/seleksi/screens/seleksi.tsx",
    access: "nilaiPpdb:read",
    ...portalScreen,
    menu: { group: "PPDB", label: "Seleksi", place: 7, hint: "Coba, tetapkan, dan umumkan hasil tiap gelombang" },
  },
  {
    path: `${seleksiPpdbPath}/beda`,
    file: "modules/ppdb/beda/screens/beda.tsx",
    access: "nilaiPpdb:read",
    ...portalScreen,
  },
  {
    path: penempatanPpdbPath,
    file: "modules/ppdb/penempatan/screens/penempatan.tsx",
    access: "pendaftaran:read",
    room: ofIntake,
    ...portalScreen,
    menu: { group: "PPDB", label: "Penempatan", place: 8, hint: "Yang diterima menjadi siswa dan mendapat kelas" },
  },
  {
    path: `${penempatanPpdbPath}/daftar-ulang`,
    file: "modules/ppdb/daftar-ulang/screens/kelengkapan.tsx",
    access: "pendaftaran:read",
    ...portalScreen,
  },
  {
    path: perkembanganPpdbPath,
    file: "modules/ppdb/perkembangan/screens/perkembangan.tsx",
    access: "pendaftaran:read",
    ...portalScreen,
  },
  {
    path: `${perkembanganPpdbPath}/unduh/:bentuk`,
    file: "modules/ppdb/perkembangan/screens/download-perkembangan.ts",
    access: "pendaftaran:export",
    ...bareScreen,
  },
];
