import { papers } from "#kit/files/kinds.ts";
import { date, file, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { berkasPegawaiPath } from "../../paths.ts";
import { milikPegawai, pemilik } from "./milik.ts";

export const berkasPegawai = register({
  name: "berkasPegawai",
  table: "berkas_pegawai",
  path: berkasPegawaiPath,
  title: "DATA FILE",
  lead: "Berkas pribadi pegawai: SK, ijazah, kartu, dan sertifikat. Hanya pemilik, petugas kepegawaian, dan kepala madrasah yang dapat membukanya.",
  noun: "file",
  menu: { group: "Data Pribadi", label: "Data File", place: 20, hint: "SK, ijazah, dan berkas kepegawaian Anda" },
  ...milikPegawai,
  fields: {
    fileName: text({ label: "Nama file", privacy: "pribadi", required: true, max: 160 }),
    description: text({ label: "Keterangan", privacy: "pribadi", required: true, max: 400 }),
    fileId: file({ label: "File", privacy: "rahasia", column: "Preview", required: true, accept: papers }),
    kedaluwarsa: date({
      label: "Berlaku sampai",
      privacy: "pribadi",
      hint: "Kosongkan bila berlaku seterusnya. Anda diingatkan sebelum habis.",
    }),
    pegawaiId: pemilik,
  },
  columns: ["fileName", "description", "fileId", "kedaluwarsa", "pegawaiId"],
  searched: ["fileName", "description"],
  sentences: {
    add: "Tambah File",
    edit: "Edit File",
    required: "Semua field wajib diisi!",
    confirmDelete: "Yakin ingin menghapus file?",
    created: "File berhasil ditambahkan",
    updated: "File berhasil diupdate",
    deleted: "File berhasil dihapus",
    empty: "Unggah SK, ijazah, atau kartu agar mudah ditemukan kembali.",
  },
});
