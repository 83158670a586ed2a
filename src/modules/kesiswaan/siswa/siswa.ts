import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { siswaPath } from "../paths.ts";
import { siswaFields } from "./bagian-siswa.ts";

export const siswa = register({
  name: "siswa",
  table: "siswa",
  path: siswaPath,
  title: "Data Siswa",
  lead: "Data pribadi peserta didik. Wali kelas melihat kelasnya sendiri.",
  noun: "siswa",
  menu: { group: "Akademik", section: "Siswa", label: "Siswa", place: 10, hint: "Data siswa, kelas, dan orang tuanya" },
  fields: siswaFields,
  columns: ["nama", "nisn", "kelasId", "jenisKelamin", "tanggalLahir", "status"],
  searched: ["nama", "nisn", "kelasId"],
  filters: ["kelasId", "status", "jenisKelamin"],
  // Whom an intake brought: its list goes to EMIS by the maps and templates of every list.
  listedIn: { parameter: "masukPpdb", table: "siswaPpdb", row: "siswaId", column: "tahun" },
  handedOut: true,
  matchBy: [["nisn"], ["nik"], ["nama", "tanggalLahir"], ["nama"]],
  expected: {
    where: { status: "aktif" },
    called: "aktif",
    within: "kelasId",
    sentence: "Yang pindah sekolah dicatat di Mutasi Siswa dengan nomor dan tanggal surat pindahnya; yang pindah kelas, di datanya.",
    link: { to: "/administration/mutasi-siswa", label: "Buka Mutasi Siswa" },
  },
  order: { by: "nama", direction: "asc" },
  owner: "kelasId.waliId",
  constraints: {
    siswa_nisn: { field: "nisn", sentence: "NISN ini sudah dipakai siswa lain." },
    siswa_nism: { field: "nism", sentence: "NISM ini sudah dipakai siswa lain." },
    siswa_nik: { field: "nik", sentence: "NIK ini sudah dipakai siswa lain." },
    siswa_nik_sesuai: {
      field: "nik",
      sentence:
        "NIK ini tidak cocok dengan tanggal lahir atau jenis kelamin. Periksa lagi; bila di kartu keluarga memang demikian, tandai sudah dicocokkan.",
    },
    siswa_lulus_lewat_kenaikan: {
      field: "status",
      sentence: "Siswa diluluskan di menu Kenaikan Kelas, supaya sekaligus tercatat sebagai alumni. Lulusan lama dicatat di Data Alumni.",
    },
    siswa_lulus_dibatalkan: {
      field: "status",
      sentence: "Kelulusan dibatalkan di menu Kenaikan Kelas, supaya catatan alumninya ikut dibatalkan.",
    },
    siswa_mutasi_lewat_surat: {
      field: "status",
      sentence: "Siswa yang pindah sekolah dicatat di menu Mutasi Siswa, bersama surat pindahnya.",
    },
    anggota_kelas_satu: {
      field: "kelasId",
      sentence: "Pada tanggal itu siswa ini masih tercatat di kelas lain. Periksa riwayat kelasnya.",
    },
  },
  settledBy: { nik: "dicocokkan" },
  beside: { path: "periksa", label: "Periksa data" },
  detail: true,
  asOf: true,
  watched: true,
  rowTabs: [{ path: "riwayat-kelas", label: "Kelas dan mutasi" }],
  ownRows: "di kelas asuhannya",
  sentences: { ...sentencesFor("siswa", "Catat siswa pertama, atau impor daftar yang sudah ada."), save: "Perbarui" },
});
