import { choice, number, time } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { zone } from "#kit/time-zone.ts";
import { hariSekolahSepekan } from "../hari.ts";
import { tabTahun } from "./tab-akademik.ts";

export const jamPelajaran = register({
  name: "jamPelajaran",
  impersonal: true,
  table: "jam_pelajaran",
  path: "/administration/jam-pelajaran",
  title: "Jam Pelajaran",
  lead: `Kapan tiap jam pelajaran dimulai dan selesai, dalam ${zone.short}. Di antaranya adalah istirahat.`,
  noun: "jam pelajaran",
  menu: {
    group: "Akademik",
    section: "Tahun dan kalender",
    label: "Jam Pelajaran",
    place: 140,
    hint: "Jam mulai dan selesai tiap pelajaran",
    whole: "jamPelajaran:update",
  },
  fields: {
    hari: choice({ label: "Hari", privacy: "umum", required: true, options: hariSekolahSepekan }),
    jamKe: number({ label: "Jam ke-", privacy: "umum", required: true, min: 1, max: 15, step: 1 }),
    mulai: time({ label: "Mulai", privacy: "umum", required: true }),
    selesai: time({ label: "Selesai", privacy: "umum", required: true }),
  },
  named: ["hari", "jamKe"],
  columns: ["hari", "jamKe", "mulai", "selesai"],
  searched: ["hari", "mulai", "selesai"],
  filters: ["hari"],
  order: { by: "hari", direction: "asc" },
  constraints: {
    jam_pelajaran_ke: { field: "jamKe", sentence: "Jam ke- ini sudah ada pada hari itu." },
    jam_pelajaran_urut: { field: "selesai", sentence: "Jam selesai harus sesudah jam mulai." },
    jam_pelajaran_tumpang: { field: "mulai", sentence: "Waktu ini bertumpang tindih dengan jam pelajaran lain pada hari itu." },
  },
  tabs: tabTahun,
  detail: true,
  matchBy: [["hari", "jamKe"]],
  sentences: sentencesFor("jam pelajaran", "Tambahkan jam pelajaran pertama, atau impor daftar yang sudah ada."),
});
