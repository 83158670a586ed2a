import { choice, longText, reference, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { jenisNaskah, klasifikasiSurat, tabMeja } from "#modules/persuratan/index.ts";
import { fieldsFault } from "./content/fields.ts";
import { templateSuratPath } from "./paths.ts";

export const untuk = [
  { value: "umum", label: "Umum, tanpa memilih orang" },
  { value: "pegawai", label: "Pegawai" },
  { value: "siswa", label: "Siswa" },
];

export const templateSurat = register({
  name: "templateSurat",
  table: "template_surat",
  path: templateSuratPath,
  title: "Template Surat",
  lead: "Naskah siap pakai. Bidang seperti {{pegawai.nama}} terisi sendiri; daftarnya ada di halaman Pratinjau tiap template.",
  noun: "template surat",
  tabs: tabMeja,
  menu: {
    group: "Persuratan",
    section: "Pengaturan",
    label: "Template Surat",
    place: 70,
    hint: "Isi baku yang dipakai berulang saat menulis surat",
  },
  fields: {
    nama: text({ label: "Nama template", privacy: "dinas", required: true, distinct: true, max: 80 }),
    untuk: choice({ label: "Tentang siapa", privacy: "dinas", required: true, options: untuk, initial: "umum" }),
    jenisId: reference({ label: "Jenis surat", privacy: "dinas", required: true, register: jenisNaskah }),
    klasifikasiId: reference({ label: "Klasifikasi", privacy: "dinas", register: klasifikasiSurat }),
    judul: text({
      label: "Judul di tengah",
      privacy: "dinas",
      max: 120,
      hint: "Kosongkan untuk surat dinas yang diawali Nomor, Lampiran, dan Hal.",
    }),
    perihal: text({ label: "Perihal", privacy: "dinas", required: true, max: 200 }),
    isi: longText({
      privacy: "dinas",
      label: "Isi",
      required: true,
      max: 20_000,
      hint: "Baris kosong memisahkan alinea. “Nama : isi” (atau beberapa baris “Nama: isi”) menjadi dua kolom, “1. …” menjadi daftar, “# …” di tengah, “| a | b |” tabel. Yang diketik sendiri ditulis {{isian.Nama acara}}.",
    }),
    aktif: yesNo({ label: "Dipakai", privacy: "dinas", initial: true }),
  },
  columns: ["nama", "jenisId", "untuk", "aktif"],
  searched: ["nama", "perihal", "isi"],
  filters: ["jenisId", "untuk"],
  order: { by: "nama", direction: "asc" },
  constraints: {
    template_surat_nama: { field: "nama", sentence: "Sudah ada template dengan nama ini." },
    template_surat_bidang: {
      field: "isi",
      sentence: "Ada bidang {{…}} yang tidak dikenal. Periksa lagi ejaannya.",
    },
  },
  judge: (isian) =>
    Object.fromEntries(
      ["judul", "perihal", "isi"].flatMap((nama) => {
        const salah = fieldsFault(String(isian[nama] ?? ""));
        return salah ? [[nama, salah]] : [];
      }),
    ),
  rowTabs: [{ path: "pratinjau", label: "Pratinjau" }],
  matchBy: [["nama"]],
  sentences: sentencesFor("template surat", "Tulis template pertama, misalnya surat keterangan aktif."),
});
