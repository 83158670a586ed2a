import { number, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { bukuNomorPath } from "../paths.ts";
import { tabMeja } from "../tab-surat.ts";

export const bukuNomor = register({
  name: "bukuNomor",
  impersonal: true,
  table: "buku_nomor",
  path: bukuNomorPath,
  title: "Deret Nomor",
  lead: "Setiap deret menghitung nomornya sendiri, mulai lagi dari 1 setiap 1 Januari. Beberapa jenis surat boleh berbagi satu deret.",
  noun: "deret nomor",
  menu: {
    group: "Persuratan",
    section: "Pengaturan",
    label: "Deret Nomor",
    place: 90,
    hint: "Hitungan nomor surat yang mulai lagi tiap tahun",
    whole: "bukuNomor:update",
  },
  fields: {
    nama: text({ label: "Nama deret", privacy: "umum", required: true, distinct: true, max: 80 }),
    kodeJabatan: text({
      privacy: "umum",
      label: "Kode jabatan",
      required: true,
      max: 40,
      hint: "Kode madrasah di dalam nomor, misalnya Ma.22.01.01. Tanyakan kepada Kanwil bila belum tahu.",
    }),
    tahunAwal: number({ label: "Pindah dari buku tulis di tahun", privacy: "umum", min: 1991, max: 2200, step: 1, year: true }),
    nomorAwal: number({
      privacy: "umum",
      label: "Nomor terakhir di buku tulis",
      min: 0,
      max: 99_999,
      step: 1,
      hint: "Nomor berikutnya melanjutkan angka ini. Isi bersama tahunnya, sebelum nomor pertama diambil.",
    }),
    batasMundur: number({
      privacy: "umum",
      label: "Tanggal boleh mundur (hari)",
      required: true,
      min: 0,
      max: 400,
      step: 1,
      initial: 30,
      hint: "Surat bertanggal lebih awal dari nomor terakhir mendapat nomor sisipan, misalnya 12.a.",
    }),
    aktif: yesNo({ label: "Dipakai", privacy: "umum", initial: true }),
  },
  columns: ["nama", "kodeJabatan", "batasMundur", "aktif"],
  searched: ["nama", "kodeJabatan"],
  order: { by: "nama", direction: "asc" },
  tabs: tabMeja,
  constraints: {
    buku_nomor_nama: { field: "nama", sentence: "Sudah ada deret dengan nama ini." },
    buku_nomor_awal: { field: "nomorAwal", sentence: "Isi tahun dan nomor terakhir bersama-sama, atau kosongkan keduanya." },
    buku_nomor_berjalan: {
      field: "nomorAwal",
      sentence: "Deret ini sudah memberi nomor pada tahun itu, jadi nomor awalnya tidak dapat diubah lagi.",
    },
  },
  matchBy: [["nama"]],
  sentences: sentencesFor("deret nomor", "Tambahkan deret pertama agar surat dapat diberi nomor."),
});
