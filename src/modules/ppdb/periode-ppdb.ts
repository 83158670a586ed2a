import { date, number, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { zone } from "#kit/time-zone.ts";
import { tabPeriode, terbitSentence } from "./jalur/tab-periode.ts";
import { periodePpdbPath } from "./paths.ts";
import { simpanBulan } from "./simpan/simpan-bulan.ts";

/** One admissions period at a time drives every banner and the form. */
export const periodePpdb = register({
  name: "periodePpdb",
  impersonal: true,
  table: "periode_ppdb",
  path: periodePpdbPath,
  title: "Periode Pendaftaran",
  lead: "Menentukan kapan formulir terbuka dan tanggal yang tampil di situs.",
  noun: "periode",
  onSite: true,
  menu: { group: "PPDB", label: "Periode", place: 20, hint: "Kapan pendaftaran dibuka dan ditutup, dan kuotanya" },
  fields: {
    tahunAjaran: text({
      privacy: "umum",
      label: "Tahun ajaran",
      max: 9,
      required: true,
      pattern: /^20(\d\d)\/20(?!\1)\d\d$/,
      patternSentence: "Tahun ajaran ditulis seperti 2027/2028.",
      hint: "Contoh: 2027/2028",
    }),
    buka: date({ label: "Dibuka", privacy: "umum", required: true, hint: "Hari pertama formulir menerima pendaftaran." }),
    tutup: date({ label: "Ditutup", privacy: "umum", required: true, hint: `Hari terakhir, sampai pukul 24.00 ${zone.short}.` }),
    kuota: number({ label: "Kuota", privacy: "umum", min: 1, max: 10_000, step: 1, required: true }),
    pengumuman: date({ label: "Pengumuman", privacy: "umum" }),
    daftarUlangMulai: date({ label: "Daftar ulang mulai", privacy: "umum" }),
    daftarUlangSelesai: date({ label: "Daftar ulang selesai", privacy: "umum" }),
    lengkapiSampai: date({
      ...{ label: "Data daftar ulang dilengkapi sampai", privacy: "umum" },
      hint: "Yang diminta EMIS. Kosong: sampai daftar ulang selesai.",
    }),
    ambilSampai: date({
      ...{ label: "Tempat diambil paling lambat", privacy: "umum" },
      hint: "Sesudahnya diberikan kepada cadangan. Kosong: tanpa batas.",
    }),
    ambilHari: number({
      ...{ label: "Hari untuk yang naik dari cadangan", privacy: "umum", min: 1, max: 30, step: 1 },
      hint: "Sejak diterima. Kosong berarti 3.",
    }),
    usiaMaksimal: number({
      label: "Usia paling tua",
      ...{ privacy: "umum", min: 10, max: 40, step: 1 },
      hint: "Dalam tahun. Kosong berarti 21.",
    }),
    usiaPer: date({ label: "Usia dihitung pada", privacy: "umum", hint: "Kosong berarti 1 Juli tahun masuk." }),
    afirmasiPersen: number({
      ...{ label: "Batas afirmasi (%)", privacy: "umum", min: 0, max: 100, step: 1 },
      hint: "Bagian kuota untuk jalur afirmasi. Kosong berarti 15.",
    }),
    biaya: number({
      ...{ label: "Biaya pendaftaran (Rp)", privacy: "umum", min: 0, max: 100_000_000, step: 1 },
      hint: "Madrasah negeri tidak memungut biaya: biarkan kosong.",
    }),
    simpanBulan: number({
      ...{ label: "Masa simpan yang tidak diterima (bulan)", privacy: "umum", min: 1, max: 120, step: 1 },
      hint: `Sesudah penerimaan selesai, lalu dihapus. Kosong berarti ${simpanBulan}.`,
    }),
    susulanHari: number({
      ...{ label: "Hari memasukkan formulir kertas sesudah ditutup", privacy: "umum", min: 0, max: 30, step: 1 },
      hint: "Yang diterima sebelum ditutup. Kosong berarti 3.",
    }),
    tanyaUn: yesNo({
      ...{ label: "Formulir menanyakan Nilai UN", privacy: "umum" },
      hint: "UN terakhir diadakan tahun 2021. Kosongkan bila nilai ini tidak dipakai.",
    }),
    tanyaJurusan: yesNo({
      ...{ label: "Formulir menanyakan jurusan", privacy: "umum" },
      hint: "Centang bila calon siswa memilih jurusan saat mendaftar, misalnya karena ada kuota tiap jurusan.",
    }),
    draf: yesNo({ label: "Masih rancangan", privacy: "umum", hint: "Rancangan tidak tampil di situs dan tidak menerima pendaftaran." }),
    tanpaLembar: yesNo({
      ...{ label: "Dibuka tanpa lembar aturan", privacy: "umum" },
      hint: "Aturan yang tidak terbit tidak dapat diperiksa siapa pun.",
    }),
  },
  columns: ["tahunAjaran", "buka", "tutup", "kuota", "pengumuman"],
  searched: ["tahunAjaran"],
  order: { by: "buka", direction: "desc" },
  constraints: {
    aturan_ppdb_terbit: { field: "tahunAjaran", sentence: terbitSentence },
    periode_ppdb_satu_terbuka: {
      field: "buka",
      sentence: "Tanggalnya bertumpuk dengan periode lain. Hanya satu periode boleh terbuka pada satu hari.",
    },
    periode_ppdb_tahun: { field: "tahunAjaran", sentence: "Periode untuk tahun ajaran ini sudah ada." },
    periode_ppdb_berlembar: {
      field: "tanpaLembar",
      sentence: "Lembar aturan belum terbit. Simpan sebagai rancangan lalu terbitkan aturannya, atau centang ini.",
    },
    periode_ppdb_tutup: { field: "tutup", sentence: "Tanggal ditutup tidak boleh sebelum tanggal dibuka." },
    periode_ppdb_pengumuman: { field: "pengumuman", sentence: "Tanggal pengumuman tidak boleh sebelum tanggal dibuka." },
    periode_ppdb_ambil: {
      field: "ambilSampai",
      sentence: "Batas ini harus antara pengumuman dan daftar ulang selesai.",
    },
    periode_ppdb_daftar_ulang: { field: "daftarUlangSelesai", sentence: "Daftar ulang tidak boleh selesai sebelum dimulai." },
  },
  tabs: tabPeriode,
  rowTabs: [{ path: "aturan", label: "Aturan" }],
  detail: true,
  matchBy: [["tahunAjaran"]],
  sentences: {
    add: "Tambah Periode",
    edit: "Edit Periode",
    required: "Isi dulu semua yang bertanda bintang.",
    confirmDelete: "Yakin ingin menghapus periode ini?",
    created: "Periode berhasil ditambahkan",
    updated: "Periode berhasil diperbarui",
    deleted: "Periode berhasil dihapus",
    empty: "Tambahkan satu agar formulir pendaftaran dapat dibuka.",
  },
});
