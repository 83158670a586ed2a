import type { Stored } from "#kit/database/tables.ts";
import { choice, number, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { jurusan } from "./jurusan.ts";
import { kelasPath } from "./paths.ts";
import { currentTahunAjaran } from "./tahun-ajaran.ts";

export type Tingkat = Stored<"kelas">["tingkat"];

/** Accounts as a class names its wali kelas: by name. They are kept elsewhere. */
const akun = register({
  name: "akun",
  table: "akun",
  path: "/administration/user",
  title: "User",
  noun: "akun",
  fields: { nama: text({ label: "Nama", privacy: "umum", required: true, max: 120 }) },
  columns: ["nama"],
  searched: ["nama"],
  readOnly: true,
  ownRows: "yang diasuhnya",
  sentences: sentencesFor("akun", "Belum ada akun."),
});

export const kelas = register({
  name: "kelas",
  impersonal: true,
  table: "kelas",
  path: kelasPath,
  title: "Data Kelas",
  lead: "Rombongan belajar tiap tahun ajaran dan wali kelasnya.",
  noun: "kelas",
  menu: { group: "Akademik", section: "Siswa", label: "Kelas", place: 20, hint: "Kelas tahun ini, wali kelas, dan jumlah siswanya" },
  fields: {
    nama: text({ label: "Nama kelas", privacy: "umum", required: true, max: 40, hint: "Misalnya X.E-1." }),
    tingkat: choice({
      label: "Tingkat",
      privacy: "umum",
      required: true,
      options: ["X", "XI", "XII"].map((value) => ({ value, label: value })),
    }),
    tahunAjaran: text({
      privacy: "umum",
      label: "Tahun ajaran",
      required: true,
      max: 9,
      pattern: /^\d{4}\/\d{4}$/,
      patternSentence: "Tahun ajaran ditulis seperti 2026/2027.",
      get initial() {
        return currentTahunAjaran();
      },
    }),
    jurusan: choice({ label: "Peminatan", privacy: "umum", options: jurusan }),
    waliId: reference({
      label: "Wali kelas",
      privacy: "umum",
      register: akun,
      hint: "Dipilih dari akun; ia dapat melihat data siswa kelas ini.",
    }),
    ruang: text({ label: "Ruang", privacy: "umum", max: 40 }),
    kapasitas: number({ label: "Kapasitas", privacy: "umum", min: 1, max: 60, step: 1 }),
  },
  named: ["nama", "tahunAjaran"],
  columns: ["nama", "tingkat", "waliId", "tahunAjaran", "ruang", "kapasitas"],
  searched: ["nama", "waliId", "ruang", "tahunAjaran"],
  filters: ["tingkat", "jurusan", "waliId"],
  order: { by: "nama", direction: "asc" },
  constraints: {
    kelas_nama: { field: "nama", sentence: "Kelas dengan nama ini sudah ada pada tahun ajaran itu." },
  },
  handedOut: true,
  matchBy: [["nama", "tahunAjaran"]],
  detail: true,
  asOf: true,
  sentences: sentencesFor("kelas", "Tambahkan kelas pertama, atau impor daftar yang sudah ada."),
});
