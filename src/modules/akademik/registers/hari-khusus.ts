import type { FieldSentences } from "#kit/refusals.ts";
import { choice, date, text, time } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { hariAt } from "../hari.ts";
import { tabTahun } from "./tab-akademik.ts";

const jenis = [
  { value: "libur", label: "Libur" },
  { value: "setengah-hari", label: "Setengah hari" },
  { value: "ramadan", label: "Jam Ramadan" },
  { value: "kegiatan", label: "Kegiatan" },
];

const untuk = [
  { value: "semua", label: "Semua" },
  { value: "siswa", label: "Siswa saja" },
  { value: "pegawai", label: "Pegawai saja" },
];

export const hariKhusus = register({
  name: "hariKhusus",
  impersonal: true,
  table: "hari_khusus",
  path: "/administration/kalender",
  title: "Kalender Akademik",
  lead: "Hari libur, setengah hari, jam Ramadan, dan kegiatan. Absensi ditolak pada hari libur.",
  noun: "hari khusus",
  menu: {
    group: "Akademik",
    section: "Tahun dan kalender",
    label: "Kalender Akademik",
    place: 130,
    hint: "Libur, ujian, dan hari khusus lain",
  },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 120, hint: "Misalnya Maulid Nabi Muhammad." }),
    jenis: choice({ label: "Jenis", privacy: "umum", required: true, options: jenis, initial: "libur" }),
    mulai: date({ label: "Dari", privacy: "umum", required: true, from: "1991-06-13" }),
    selesai: date({ label: "Sampai", privacy: "umum", required: true, from: "1991-06-13" }),
    untuk: choice({ label: "Sasaran", privacy: "umum", required: true, options: untuk, initial: "semua" }),
    jamMasuk: time({ label: "Jam masuk", privacy: "umum", hint: "Bila berbeda dari biasanya." }),
    jamPulang: time({ label: "Jam pulang", privacy: "umum", hint: "Bila berbeda dari biasanya." }),
  },
  columns: ["nama", "jenis", "mulai", "selesai", "untuk"],
  searched: ["nama"],
  filters: ["jenis", "untuk"],
  order: { by: "mulai", direction: "desc" },
  constraints: {
    hari_khusus_urut: { field: "selesai", sentence: "Hari terakhir tidak boleh sebelum hari pertama." },
    hari_khusus_jam: { field: "jamPulang", sentence: "Jam pulang harus sesudah jam masuk." },
    hari_khusus_setengah: { field: "jamPulang", sentence: "Isi jam pulang: sampai jam berapa setengah hari ini?" },
  },
  judge: mingguSaja,
  tabs: tabTahun,
  detail: true,
  matchBy: [["nama", "mulai"]],
  sentences: sentencesFor("hari khusus", "Tambahkan hari libur pertama, atau impor daftar yang sudah ada."),
});

/** On a Sunday nobody comes: other hours would change nothing there, and would promise that someone does. */
function mingguSaja({ jenis, mulai, selesai }: Readonly<Record<string, unknown>>): FieldSentences {
  const berjam = jenis === "setengah-hari" || jenis === "ramadan";
  if (!berjam || typeof mulai !== "string" || mulai !== selesai || hariAt(mulai)) return {};
  return { mulai: "Hari Minggu tidak ada jam sekolah, jadi tidak ada jam yang berubah. Pilih hari Senin sampai Sabtu." };
}
