import { date, longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";

export const suratMasuk = register({
  name: "suratMasuk",
  table: "surat_masuk",
  path: "/administration/surat-masuk",
  api: "surat-masuk",
  title: "Surat Masuk",
  lead: "Surat yang diterima madrasah.",
  noun: "surat masuk",
  fields: {
    nomorSurat: text({ label: "Nomor surat", required: true, max: 120 }),
    asalSurat: text({ label: "Asal surat", required: true, max: 200, hint: "Instansi atau orang yang mengirim surat." }),
    tanggalTerima: date({ label: "Tanggal terima", required: true, notAfterToday: true, from: "1991-06-13" }),
    perihal: longText({ label: "Perihal", required: true, max: 500 }),
  },
  columns: ["nomorSurat", "asalSurat", "perihal", "tanggalTerima"],
  searched: ["nomorSurat", "asalSurat", "perihal"],
  order: { by: "tanggalTerima", direction: "desc" },
  detail: true,
  sentences: {
    add: "Tambah Surat Masuk",
    edit: "Edit Surat Masuk",
    required: "Semua field wajib diisi!",
    confirmDelete: "Yakin ingin menghapus surat ini?",
    created: "Surat masuk berhasil ditambahkan",
    updated: "Surat masuk berhasil diperbarui",
    deleted: "Surat masuk berhasil dihapus",
    empty: "Catat surat pertama, atau impor daftar yang sudah ada.",
  },
});
