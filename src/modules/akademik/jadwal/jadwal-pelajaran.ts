import { choice, number, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { hariSekolahSepekan } from "../hari.ts";
import { pengampu } from "../registers/pengampu.ts";
import { jadwalPath } from "./jadwal.ts";

/** A lesson of the week. It is written in the timetable itself, so it has no list of its own. */
export const jadwalPelajaran = register({
  name: "jadwalPelajaran",
  table: "jadwal_pelajaran",
  path: jadwalPath,
  title: "Jadwal Pelajaran",
  noun: "pelajaran",
  fields: {
    pengampuId: reference({ label: "Pelajaran dan guru", privacy: "umum", required: true, register: pengampu }),
    hari: choice({ label: "Hari", privacy: "umum", required: true, options: hariSekolahSepekan }),
    jamKe: number({ label: "Mulai jam ke-", privacy: "umum", required: true, min: 1, max: 15, step: 1 }),
    jumlahJam: number({ label: "Lamanya (jam pelajaran)", privacy: "umum", required: true, min: 1, max: 8, step: 1, initial: 2 }),
    ruang: text({ label: "Ruang", privacy: "umum", max: 40, hint: "Kosongkan bila di ruang kelas sendiri." }),
  },
  columns: ["pengampuId"],
  searched: [],
  order: { by: "hari", direction: "asc" },
  constraints: {
    jadwal_bentrok_kelas: { field: "jamKe", sentence: "Kelas ini baru saja diberi pelajaran lain pada jam itu. Pilih jam lain." },
    jadwal_bentrok_guru: { field: "pengampuId", sentence: "Guru ini baru saja dijadwalkan di kelas lain pada jam itu. Pilih jam lain." },
    jadwal_bentrok_ruang: { field: "ruang", sentence: "Ruang ini baru saja dipakai kelas lain pada jam itu. Pilih ruang atau jam lain." },
  },
  detail: false,
  sentences: sentencesFor("pelajaran", "Belum ada pelajaran di jadwal."),
});
