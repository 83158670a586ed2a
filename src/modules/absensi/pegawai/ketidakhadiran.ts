import { choice, date, longText, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { berNip, pegawai } from "#modules/kepegawaian/index.ts";
import { ketidakhadiranPath } from "../paths.ts";

const jenis = [
  { value: "dinas-luar", label: "Dinas luar" },
  { value: "cuti", label: "Cuti" },
  { value: "sakit", label: "Sakit" },
  { value: "izin", label: "Izin" },
];

export const ketidakhadiran = register({
  name: "ketidakhadiran",
  table: "ketidakhadiran",
  path: ketidakhadiranPath,
  title: "Dinas Luar dan Cuti",
  lead: "Hari-hari ketika pegawai tidak di madrasah dengan sepengetahuan kantor. Selama itu ia tidak tercatat tanpa keterangan.",
  noun: "ketidakhadiran",
  menu: {
    group: "Kehadiran",
    section: "Hari ini",
    label: "Dinas Luar dan Cuti",
    place: 40,
    hint: "Siapa yang bertugas di luar, cuti, sakit, atau izin",
  },
  fields: {
    pegawaiId: reference({ label: "Pegawai", privacy: "dinas", register: pegawai, required: true }),
    jenis: choice({ label: "Jenis", privacy: "rahasia", options: jenis, required: true }),
    mulai: date({ label: "Mulai", privacy: "dinas", required: true, from: "2015-01-01" }),
    selesai: date({ label: "Sampai", privacy: "dinas", required: true, from: "2015-01-01", hint: "Hari terakhir, termasuk hari itu." }),
    alasan: longText({ label: "Keperluan", privacy: "rahasia", required: true, max: 300 }),
    nomorSurat: text({ label: "Nomor surat", privacy: "dinas", max: 120, hint: "Surat tugas atau surat cuti, bila ada." }),
  },
  columns: ["pegawaiId", "jenis", "mulai", "selesai", "nomorSurat"],
  searched: ["pegawaiId", "alasan", "nomorSurat"],
  filters: ["jenis"],
  order: { by: "mulai", direction: "desc" },
  constraints: {
    ketidakhadiran_urut: { field: "selesai", sentence: "Hari terakhir tidak boleh sebelum hari pertama." },
    ketidakhadiran_tumpang: { field: "mulai", sentence: "Pada sebagian hari itu pegawai ini sudah tercatat tidak hadir." },
  },
  owner: "pegawaiId.akunId",
  numbered: berNip("pegawaiId.nip"),
  detail: true,
  matchBy: [["pegawaiId", "mulai"]],
  sentences: sentencesFor("ketidakhadiran", "Catat dinas luar atau cuti pertama."),
});
