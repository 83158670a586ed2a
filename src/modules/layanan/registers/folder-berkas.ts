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
  fields: {
    nama: text({ label: "Nama folder", required: true, max: 80 }),
    keterangan: longText({ label: "Keterangan", max: 400 }),
    untukKepala: yesNo({ label: "Untuk Kepala Madrasah", initial: true }),
    untukHumas: yesNo({ label: "Untuk Humas" }),
    untukPanitiaPpdb: yesNo({ label: "Untuk Panitia PPDB" }),
    untukGuru: yesNo({ label: "Untuk Guru" }),
    untukWaliKelas: yesNo({ label: "Untuk Wali Kelas" }),
    untukPegawai: yesNo({ label: "Untuk Pegawai" }),
  },
  columns: ["nama", "keterangan", "untukGuru", "untukWaliKelas", "untukPegawai"],
  searched: ["nama", "keterangan"],
  order: { by: "nama", direction: "asc" },
  audience: "pembaca",
  constraints: {
    folder_berkas_nama: { field: "nama", sentence: "Folder dengan nama ini sudah ada." },
  },
  detail: true,
  sentences: sentencesFor("folder", "Buat folder pertama, misalnya Formulir atau Surat Edaran."),
});
