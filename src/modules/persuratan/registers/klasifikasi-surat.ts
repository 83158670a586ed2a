import { text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tabMeja } from "../tab-surat.ts";

export const klasifikasiSurat = register({
  name: "klasifikasiSurat",
  impersonal: true,
  table: "klasifikasi_surat",
  path: "/administration/klasifikasi-surat",
  title: "Klasifikasi Surat",
  lead: "Kode hal surat menurut tata naskah Kementerian Agama, dipakai di nomor surat dan arsip.",
  noun: "klasifikasi",
  menu: {
    group: "Persuratan",
    section: "Pengaturan",
    label: "Klasifikasi Surat",
    place: 100,
    hint: "Kode hal surat menurut tata naskah Kementerian Agama",
    whole: "klasifikasiSurat:update",
  },
  fields: {
    kode: text({ label: "Kode", privacy: "umum", required: true, distinct: true, max: 20, hint: "Misalnya PP.00.6." }),
    nama: text({ label: "Hal", privacy: "umum", required: true, max: 160 }),
    aktif: yesNo({ label: "Dipakai", privacy: "umum", initial: true }),
  },
  columns: ["kode", "nama", "aktif"],
  named: ["kode", "nama"],
  searched: ["kode", "nama"],
  order: { by: "kode", direction: "asc" },
  tabs: tabMeja,
  constraints: { klasifikasi_surat_kode: { field: "kode", sentence: "Kode ini sudah ada di daftar." } },
  matchBy: [["kode"]],
  sentences: sentencesFor("klasifikasi", "Tambahkan kode pertama, atau impor daftar klasifikasi."),
});
