import { choice, number, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { mataPelajaranPath } from "./paths.ts";
import { tabJadwal } from "./registers/tab-akademik.ts";

const group = [
  { value: "agama", label: "Keagamaan" },
  { value: "umum", label: "Umum" },
  { value: "pilihan", label: "Pilihan" },
  { value: "muatan-lokal", label: "Muatan lokal" },
];

export const mataPelajaran = register({
  name: "mataPelajaran",
  impersonal: true,
  table: "mata_pelajaran",
  path: mataPelajaranPath,
  title: "Mata Pelajaran",
  lead: "Yang diajarkan di madrasah, dengan jam pelajaran tiap minggu.",
  noun: "mata pelajaran",
  menu: { group: "Akademik", section: "Pelajaran", label: "Mata Pelajaran", place: 90, hint: "Nama, kode, dan kelompok mata pelajaran" },
  fields: {
    nama: text({ label: "Mata pelajaran", privacy: "umum", required: true, max: 120 }),
    kode: text({ label: "Kode", privacy: "umum", required: true, max: 20, hint: "Singkat dan berbeda dari yang lain, misalnya QH." }),
    kelompok: choice({ label: "Kelompok", privacy: "umum", required: true, options: group }),
    jamPelajaran: number({
      label: "Jam pelajaran per minggu",
      privacy: "umum",
      min: 1,
      max: 20,
      step: 1,
      hint: "Satu jam pelajaran 45 menit.",
    }),
    aktif: yesNo({ label: "Diajarkan", privacy: "umum", initial: true }),
  },
  columns: ["nama", "kode", "kelompok", "jamPelajaran", "aktif"],
  searched: ["nama", "kode"],
  filters: ["kelompok"],
  handedOut: true,
  matchBy: [["kode", "nama"], ["kode"]],
  order: { by: "nama", direction: "asc" },
  constraints: {
    mata_pelajaran_kode: { field: "kode", sentence: "Kode ini sudah dipakai mata pelajaran lain." },
  },
  tabs: tabJadwal,
  detail: true,
  sentences: sentencesFor("mata pelajaran", "Tambahkan mata pelajaran pertama, atau impor daftar yang sudah ada."),
});
