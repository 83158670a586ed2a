import { date, longText, text, time, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { zone } from "#kit/time-zone.ts";
import { agendaPath } from "../paths.ts";

export const agenda = register({
  name: "agenda",
  table: "agenda",
  path: agendaPath,
  title: "Agenda",
  lead: "Acara madrasah, di portal dan, bila dikehendaki, di situs.",
  noun: "agenda",
  menu: { group: "Isi Situs", section: "Kabar", label: "Agenda", place: 20, hint: "Kegiatan madrasah yang akan datang" },
  fields: {
    judul: text({ label: "Acara", privacy: "umum", required: true, max: 160 }),
    mulai: date({ label: "Mulai", privacy: "umum", required: true }),
    selesai: date({ label: "Selesai", privacy: "umum", hint: "Kosongkan bila selesai pada hari yang sama." }),
    jamMulai: time({ label: "Jam mulai", privacy: "umum", hint: `${zone.short}. Kosongkan bila sepanjang hari.` }),
    jamSelesai: time({ label: "Jam selesai", privacy: "umum" }),
    tempat: text({ label: "Tempat", privacy: "umum", max: 160 }),
    deskripsi: longText({ label: "Keterangan", privacy: "umum", max: 2000 }),
    tampilDiSitus: yesNo({ label: "Tampil di situs", privacy: "umum", initial: true }),
  },
  columns: ["judul", "mulai", "selesai", "jamMulai", "tempat"],
  searched: ["judul", "tempat", "deskripsi"],
  order: { by: "mulai", direction: "desc" },
  constraints: {
    agenda_selesai: { field: "selesai", sentence: "Hari selesai tidak boleh sebelum hari mulai." },
    agenda_jam: { field: "jamSelesai", sentence: "Isi jam mulai dulu; jam selesai harus sesudahnya." },
  },
  matchBy: [["judul", "mulai"]],
  sentences: sentencesFor("agenda", "Belum ada agenda. Tambahkan acara pertama."),
});
