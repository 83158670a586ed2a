import { choice, date, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { statusMasuk } from "./options.ts";
import { suratMasukPath } from "./paths.ts";
import { dimusnahkan, perihal, suratFields } from "./surat-fields.ts";
import { tabMeja } from "./tab-surat.ts";

export const suratMasuk = register({
  name: "suratMasuk",
  table: "surat_masuk",
  path: suratMasukPath,
  api: "surat-masuk",
  title: "Surat Masuk",
  lead: "Surat yang diterima madrasah.",
  noun: "surat masuk",
  menu: { group: "Surat-Surat", label: "Surat Masuk", place: 20, hint: "Surat yang diterima madrasah" },
  fields: {
    nomorSurat: text({ label: "Nomor surat", privacy: "dinas", required: true, max: 120 }),
    asalSurat: text({
      label: "Asal surat",
      privacy: "dinas",
      required: true,
      max: 200,
      hint: "Instansi atau orang yang mengirim surat.",
    }),
    tanggalTerima: date({
      label: "Tanggal terima",
      privacy: "dinas",
      required: true,
      notAfterToday: true,
      from: "1991-06-13",
    }),
    perihal,
    tanggalSurat: date({
      label: "Tanggal surat",
      privacy: "dinas",
      notAfterToday: true,
      from: "1991-06-13",
      hint: "Yang tertulis di surat.",
    }),
    status: choice({ label: "Status", privacy: "dinas", options: statusMasuk, initial: "baru" }),
    ...suratFields,
    nomorAgenda: number({
      label: "No. agenda",
      privacy: "dinas",
      min: 1,
      max: 99_999,
      step: 1,
      hint: "Terisi sendiri. Tulis hanya nomor dari buku lama.",
    }),
  },
  fills: ["nomorAgenda"],
  columns: ["nomorSurat", "asalSurat", "tanggalTerima", "perihal", "status"],
  searched: [
    ...["nomorSurat", "asalSurat", "perihal", "tanggalTerima", "tanggalSurat", "status", "klasifikasiId", "keamanan", "sifat"],
    ...["unit", "lampiran", "keterangan", "nomorAgenda"],
  ],
  words: "kata",
  offers: { nomorSurat: { builtBy: "asalSurat" }, tanggalTerima: "today", asalSurat: "former", perihal: "former" },
  drops: "berkasId",
  handedOut: true,
  matchBy: [
    ["nomorSurat", "asalSurat", "tanggalSurat"],
    ["nomorSurat", "asalSurat", "tanggalTerima"],
  ],
  filters: ["tanggalTerima", "status", "klasifikasiId", "unit"],
  order: { by: "tanggalTerima", direction: "desc" },
  detail: true,
  asOf: true,
  tabs: tabMeja,
  onward: { to: "/administration/naskah/baru?balas=", label: "Balas surat", right: "naskahSurat:create" },
  rowTabs: [
    { path: "disposisi", label: "Disposisi" },
    { path: "retensi", label: "Retensi" },
  ],
  constraints: {
    surat_masuk_dimusnahkan: dimusnahkan,
    surat_masuk_agenda: { field: "nomorAgenda", sentence: "Nomor agenda ini sudah dipakai surat lain pada tahun itu." },
    surat_masuk_agenda_tetap: { field: "nomorAgenda", sentence: "Nomor agenda tidak diubah lagi sesudah surat dicatat." },
  },
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
