import { date, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tabTahun } from "./tab-akademik.ts";

export const tahunAjaran = register({
  name: "tahunAjaran",
  impersonal: true,
  table: "tahun_ajaran",
  path: "/administration/tahun-ajaran",
  title: "Tahun Ajaran",
  lead: "Dari hari pertama sampai hari terakhir sekolah. Kelas, jadwal, dan absensi mengikuti tahun ajaran.",
  noun: "tahun ajaran",
  menu: {
    group: "Akademik",
    section: "Tahun dan kalender",
    label: "Tahun Ajaran",
    place: 110,
    hint: "Tahun ajaran yang sudah ada dan yang berlaku",
    whole: "tahunAjaran:update",
  },
  fields: {
    nama: text({
      privacy: "umum",
      label: "Tahun ajaran",
      required: true,
      max: 9,
      pattern: /^\d{4}\/\d{4}$/,
      patternSentence: "Tahun ajaran ditulis seperti 2026/2027.",
    }),
    mulai: date({ label: "Hari pertama", privacy: "umum", required: true, from: "1991-06-13" }),
    selesai: date({ label: "Hari terakhir", privacy: "umum", required: true, from: "1991-06-13" }),
  },
  columns: ["nama", "mulai", "selesai"],
  searched: ["nama"],
  order: { by: "mulai", direction: "desc" },
  constraints: {
    tahun_ajaran_nama: { field: "nama", sentence: "Tahun ajaran ini sudah ada." },
    tahun_ajaran_urut: { field: "selesai", sentence: "Hari terakhir harus sesudah hari pertama." },
    tahun_ajaran_tumpang: { field: "mulai", sentence: "Hari-hari ini sudah termasuk tahun ajaran lain." },
  },
  tabs: tabTahun,
  detail: true,
  matchBy: [["nama"]],
  sentences: sentencesFor("tahun ajaran", "Tambahkan tahun ajaran pertama."),
});
