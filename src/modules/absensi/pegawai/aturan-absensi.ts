import { number, time } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { zone } from "#kit/time-zone.ts";

export const aturanAbsensi = register({
  name: "aturanAbsensi",
  impersonal: true,
  table: "aturan_absensi",
  path: "/administration/aturan-absensi",
  title: "Aturan Absensi",
  lead: "Jam dan batas yang dipakai untuk menghitung kehadiran. Hari setengah dan Ramadan mengikuti kalender madrasah.",
  noun: "aturan absensi",
  menu: {
    group: "Kehadiran",
    section: "Pengaturan",
    label: "Aturan Absensi",
    place: 60,
    hint: "Jam kerja, batas terlambat, dan jarak dari madrasah",
  },
  fields: {
    batasMasuk: time({
      label: "Batas jam masuk pegawai",
      privacy: "dinas",
      required: true,
      hint: `${zone.short}. Sesudah jam ini tercatat terlambat.`,
    }),
    tutupHari: time({
      privacy: "dinas",
      label: "Hari ditutup pukul",
      required: true,
      hint: "Sesudah jam ini pegawai tanpa catatan terhitung tanpa keterangan.",
    }),
    batasCatat: time({
      label: "Kelas tercatat paling lambat",
      privacy: "dinas",
      required: true,
      hint: "Sesudah jam ini wali kelas diingatkan.",
    }),
    hariTanpaKabar: number({
      privacy: "dinas",
      label: "Hari tanpa keterangan berturut-turut",
      required: true,
      min: 2,
      max: 10,
      step: 1,
      hint: "Sebanyak ini hari, wali kelas diberi tahu.",
    }),
    kaliTerlambat: number({
      privacy: "dinas",
      label: "Kali terlambat dalam 30 hari",
      required: true,
      min: 2,
      max: 20,
      step: 1,
      hint: "Sebanyak ini kali, wali kelas diberi tahu.",
    }),
  },
  columns: ["batasMasuk"],
  searched: ["batasMasuk"],
  single: true,
  detail: true,
  sentences: sentencesFor("aturan absensi", "Aturan belum ada."),
});
