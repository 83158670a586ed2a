import { longText, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const folderBerkas = register({
  name: "folderBerkas",
  table: "folder_berkas",
  path: "/administration/folder-berkas",
  title: "Folder Berkas",
  lead: "Kelompok berkas umum, dan siapa yang boleh membukanya.",
  noun: "folder",
  menu: { group: "Berkas", label: "Folder Berkas", place: 20, hint: "Pembagian berkas dan siapa yang boleh membacanya" },
  fields: {
    nama: text({ label: "Nama folder", privacy: "dinas", required: true, distinct: true, max: 80 }),
    keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 400 }),
    untukKepala: yesNo({ label: "Untuk Kepala Madrasah", privacy: "dinas", initial: true }),
    untukHumas: yesNo({ label: "Untuk Humas", privacy: "dinas" }),
    untukPanitiaPpdb: yesNo({ label: "Untuk Panitia PPDB", privacy: "dinas" }),
    untukGuru: yesNo({ label: "Untuk Guru", privacy: "dinas" }),
    untukWaliKelas: yesNo({ label: "Untuk Wali Kelas", privacy: "dinas" }),
    untukPegawai: yesNo({ label: "Untuk Pegawai", privacy: "dinas" }),
  },
  columns: ["nama", "keterangan", "untukGuru", "untukWaliKelas", "untukPegawai"],
  searched: ["nama", "keterangan"],
  order: { by: "nama", direction: "asc" },
  audience: "pembaca",
  constraints: {
    folder_berkas_nama: { field: "nama", sentence: "Folder dengan nama ini sudah ada." },
  },
  detail: true,
  ownRows: "yang dibuka untuk perannya",
  matchBy: [["nama"]],
  sentences: sentencesFor("folder", "Buat folder pertama, misalnya Formulir atau Surat Edaran."),
});
