import { choice, date, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { statusKeluar } from "./options.ts";
import { suratKeluarPath } from "./paths.ts";
import { jenisNaskah } from "./registers/jenis-naskah.ts";
import { dimusnahkan, perihal, suratFields } from "./surat-fields.ts";
import { tabMeja } from "./tab-surat.ts";

export const suratKeluar = register({
  name: "suratKeluar",
  table: "surat_keluar",
  path: suratKeluarPath,
  api: "daftar-surat",
  title: "Daftar Surat",
  lead: "Surat yang dikeluarkan madrasah.",
  noun: "surat",
  menu: { group: "Surat-Surat", label: "Daftar Surat", place: 10, hint: "Surat keluar madrasah dan nomornya" },
  fields: {
    nomorSurat: text({
      privacy: "dinas",
      label: "Nomor surat",
      required: true,
      max: 120,
      hint: "Untuk surat yang sudah bernomor, misalnya B-431/Ma.22.01.01/PP.00.6/05/2026. Nomor baru diberikan lewat Ambil Nomor.",
    }),
    perihal,
    tanggal: date({ label: "Tanggal", privacy: "dinas", required: true, from: "1991-06-13" }),
    tujuan: text({ label: "Tujuan", privacy: "dinas", max: 200, hint: "Instansi atau orang yang menerima surat." }),
    status: choice({ label: "Status", privacy: "dinas", options: statusKeluar, initial: "terkirim" }),
    jenisId: reference({ label: "Jenis surat", privacy: "dinas", register: jenisNaskah }),
    ...suratFields,
  },
  columns: ["nomorSurat", "perihal", "tanggal", "status", "tujuan"],
  searched: [
    ...["nomorSurat", "perihal", "tujuan", "tanggal", "status", "jenisId", "klasifikasiId", "keamanan", "sifat"],
    ...["unit", "lampiran", "keterangan"],
  ],
  words: "kata",
  filters: ["tanggal", "status", "klasifikasiId", "unit"],
  order: { by: "tanggal", direction: "desc" },
  offers: { tujuan: "former", perihal: "former" },
  drops: "berkasId",
  handedOut: true,
  matchBy: [["nomorSurat", "tanggal"]],
  detail: true,
  asOf: true,
  tabs: tabMeja,
  rowTabs: [
    { path: "pengiriman", label: "Pengiriman" },
    { path: "retensi", label: "Retensi" },
  ],
  beside: { path: "ambil-nomor", label: "Ambil Nomor" },
  constraints: {
    surat_keluar_dimusnahkan: dimusnahkan,
    surat_keluar_nomor_tetap: {
      field: "nomorSurat",
      sentence: "Nomor dan tanggal surat ini dari Deret Nomor dan tidak dapat diubah. Batalkan nomornya bila keliru, lalu ambil yang baru.",
    },
    surat_keluar_nomor_terpakai: { field: "nomorSurat", sentence: "Deret Nomor sudah memberikan nomor ini kepada surat lain." },
    surat_keluar_batal: {
      field: "status",
      sentence: "Surat bernomor dari buku dibatalkan di Nomor Terpakai, dengan alasannya, dan pembatalan itu tidak dapat dicabut.",
    },
    surat_keluar_dicabut: {
      field: "status",
      sentence: "Surat bernomor dari buku dicabut di Surat Terbit, dengan alasannya, dan sesudah itu tetap dicabut.",
    },
  },
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
