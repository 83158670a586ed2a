import { date, longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";

export const suratKeluar = register({
  name: "suratKeluar",
  table: "surat_keluar",
  path: "/administration/daftar-surat",
  api: "daftar-surat",
  title: "Daftar Surat",
  lead: "Surat yang dikeluarkan madrasah.",
  noun: "surat",
  fields: {
    nomorSurat: text({ label: "Nomor surat", required: true, max: 120, hint: "Contoh: B-431/Ma.01.21/PP.00.6/05/2026" }),
    perihal: longText({ label: "Perihal", required: true, max: 500 }),
    tanggal: date({ label: "Tanggal", required: true, from: "1991-06-13" }),
  },
  columns: ["nomorSurat", "perihal", "tanggal"],
  searched: ["nomorSurat", "perihal"],
  order: { by: "tanggal", direction: "desc" },
  detail: true,
  sentences: {
    add: "Tambah Surat",
    edit: "Edit Surat",
    required: "Semua field harus diisi!",
    confirmDelete: "Yakin ingin menghapus surat ini?",
    created: "Surat berhasil ditambahkan",
    updated: "Surat berhasil diubah",
    deleted: "Surat berhasil dihapus",
    empty: "Tambahkan surat pertama, atau impor daftar yang sudah ada.",
  },
});
