import { choice, date, longText, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { aturanKarierPath } from "../paths.ts";

const perihal = [
  { value: "kgb", label: "Kenaikan gaji berkala PNS" },
  { value: "kgb-pppk", label: "Kenaikan gaji berkala PPPK" },
  { value: "pangkat", label: "Kenaikan pangkat reguler" },
  { value: "satyalancana-10", label: "Satyalancana Karya Satya 10 Tahun" },
  { value: "satyalancana-20", label: "Satyalancana Karya Satya 20 Tahun" },
  { value: "satyalancana-30", label: "Satyalancana Karya Satya 30 Tahun" },
  { value: "pensiun-pelaksana", label: "Batas usia pensiun pelaksana" },
  { value: "pensiun-ahli-muda", label: "Batas usia pensiun ahli pertama dan ahli muda" },
  { value: "pensiun-guru", label: "Batas usia pensiun guru" },
  { value: "pensiun-ahli-madya", label: "Batas usia pensiun ahli madya" },
  { value: "pensiun-ahli-utama", label: "Batas usia pensiun ahli utama" },
];

export const aturanKarier = register({
  name: "aturanKarier",
  impersonal: true,
  table: "aturan_karier",
  path: aturanKarierPath,
  title: "Aturan Karier",
  lead: "Setelah berapa tahun sesuatu jatuh tempo, dan sejak kapan aturannya berlaku. Aturan lama tetap dicatat.",
  noun: "aturan karier",
  menu: { group: "Kepegawaian", label: "Aturan Karier", place: 40, hint: "Masa kenaikan pangkat, kenaikan gaji, dan batas usia pensiun" },
  fields: {
    perihal: choice({ label: "Perihal", privacy: "dinas", required: true, options: perihal }),
    tahun: number({
      label: "Tahun",
      privacy: "dinas",
      required: true,
      min: 1,
      max: 80,
      step: 1,
      hint: "Masa kerja, atau usia untuk pensiun.",
    }),
    berlakuMulai: date({ label: "Berlaku mulai", privacy: "dinas", required: true, from: "1945-08-17" }),
    dasar: text({ label: "Dasar hukum", privacy: "dinas", max: 200 }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
  },
  columns: ["perihal", "tahun", "berlakuMulai", "dasar"],
  searched: ["dasar", "keterangan"],
  filters: ["perihal"],
  order: { by: "perihal", direction: "asc" },
  constraints: {
    aturan_karier_berlaku: { field: "berlakuMulai", sentence: "Aturan untuk perihal ini yang mulai berlaku pada tanggal itu sudah ada." },
  },
  matchBy: [["perihal", "berlakuMulai"]],
  sentences: sentencesFor("aturan karier", "Tambahkan aturan kenaikan dan pensiun."),
});
