import { choice, longText, number, reference, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { jenisJalur } from "../jalur/jenis-jalur.ts";
import { tabPeriode, terbitSentence } from "../jalur/tab-periode.ts";
import { pertanyaanPpdbPath } from "../paths.ts";
import { periodePpdb } from "../periode-ppdb.ts";
import { bentukOptions, golonganOptions, linesOf, mostOptions } from "./bentuk.ts";

const jawaban = "Bentuk jawaban";
const only = (says: readonly string[], sentence: string) => ({ onlyIf: { says: { bentuk: says }, sentence } }) as const;
const batas = (label: string) =>
  number({
    ...{ label, privacy: "umum", min: -999_999_999, max: 999_999_999, step: 0.01, group: jawaban },
    hint: "Boleh dikosongkan.",
    ...only(["angka"], "Batas angka hanya diisi untuk bentuk angka."),
  });

/** What an intake asks besides the form that all intakes have. */
export const pertanyaanPpdb = register({
  name: "pertanyaanPpdb",
  impersonal: true,
  table: "pertanyaan_ppdb",
  path: pertanyaanPpdbPath,
  title: "Pertanyaan Tambahan",
  lead: "Yang ditanyakan kepada pendaftar selain isian tetap, di semua jalur atau satu jalur saja.",
  noun: "pertanyaan",
  fields: {
    pertanyaan: text({
      ...{ label: "Pertanyaan", privacy: "umum", required: true, max: 120, pattern: /\p{L}/u },
      patternSentence: "Pertanyaan harus memuat huruf.",
      hint: "Misalnya Jumlah juz yang dihafal.",
      group: "Pertanyaan",
    }),
    periodeId: reference({ label: "Periode", privacy: "umum", required: true, register: periodePpdb, group: "Pertanyaan" }),
    jalur: choice({
      ...{ label: "Jalur", privacy: "umum", options: jenisJalur, placeholder: "Semua jalur", whenEmpty: "Semua jalur" },
      ...{ group: "Pertanyaan" },
      hint: "Kosong berarti ditanyakan di semua jalur.",
    }),
    petunjuk: text({ label: "Petunjuk", privacy: "umum", max: 200, hint: "Satu kalimat di bawah pertanyaannya.", group: "Pertanyaan" }),
    wajib: yesNo({
      ...{ label: "Wajib dijawab", privacy: "umum", group: "Pertanyaan" },
      hint: "Pendaftaran tetap masuk; yang belum dijawab ditagih di halaman keluarga.",
    }),
    nomorUrut: number({
      ...{ label: "Urutan", privacy: "umum", min: 1, max: 999, step: 1, required: true, initial: 100, group: "Pertanyaan" },
      hint: "Yang kecil ditanyakan lebih dulu.",
    }),
    bentuk: choice({ label: "Bentuk", privacy: "umum", required: true, options: bentukOptions, initial: "pendek", group: jawaban }),
    pilihan: longText({
      ...{ label: "Pilihan", privacy: "umum", required: true, max: 3000, group: jawaban },
      hint: "Satu pilihan tiap baris.",
      ...only(["pilihan"], "Pilihan hanya diisi untuk bentuk pilihan."),
    }),
    palingKecil: batas("Angka paling kecil"),
    palingBesar: batas("Angka paling besar"),
    huruf: number({
      ...{ label: "Paling banyak huruf", privacy: "umum", min: 1, max: 2000, step: 1, group: jawaban },
      hint: "Kosong berarti 100 untuk teks pendek dan 1.000 untuk teks panjang.",
      ...only(["pendek", "panjang"], "Jumlah huruf hanya diisi untuk teks."),
    }),
    golongan: choice({
      ...{ label: "Kerahasiaan jawaban", privacy: "umum", required: true, options: golonganOptions, initial: "pribadi", group: jawaban },
      hint: "Pilih rahasia untuk penghasilan, bantuan sosial, kesehatan, dan sejenisnya.",
    }),
    kode: text({
      ...{ label: "Kode", privacy: "umum", max: 30, group: jawaban, pattern: /^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$/ },
      patternSentence: "Kode terdiri atas huruf kecil, angka, dan tanda hubung, paling panjang 30 huruf.",
      hint: "Nama tetap dari tahun ke tahun, misalnya jumlah-juz. Kosong berarti dibuat dari pertanyaannya.",
    }),
    berhenti: yesNo({
      ...{ label: "Tidak ditanyakan lagi", privacy: "umum", group: "Pertanyaan" },
      hint: "Jawaban yang sudah ada tetap tersimpan.",
    }),
  },
  columns: ["pertanyaan", "jalur", "bentuk", "wajib", "nomorUrut", "periodeId"],
  searched: ["pertanyaan", "kode"],
  filters: ["periodeId", "jalur", "bentuk"],
  order: { by: "nomorUrut", direction: "asc" },
  handedOut: true,
  matchBy: [["kode", "periodeId"]],
  judge: questionFaults,
  fills: ["kode"],
  constraints: {
    aturan_ppdb_terbit: { field: "pertanyaan", sentence: terbitSentence },
    pertanyaan_ppdb_kode: { field: "kode", sentence: "Periode ini sudah mempunyai pertanyaan dengan kode itu." },
    pertanyaan_ppdb_terjawab: {
      field: "pertanyaan",
      sentence:
        "Pertanyaan ini sudah dijawab, jadi tidak dihapus dan bentuk, kode, periode, jalur, serta kerahasiaannya tetap. Centang Tidak ditanyakan lagi, lalu buat pertanyaan baru.",
    },
    pertanyaan_ppdb_terpilih: { field: "pilihan", sentence: "Ada pilihan yang sudah dijawab keluarga. Pilihan itu tidak dapat dihapus." },
  },
  tabs: tabPeriode,
  detail: true,
  beside: { path: "pratinjau", label: "Begini keluarga melihatnya" },
  sentences: sentencesFor("pertanyaan", "Formulir hanya menanyakan isian tetapnya."),
});

/** What no single field can see. */
function questionFaults({ pilihan, palingKecil, palingBesar }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const options = linesOf(typeof pilihan === "string" ? pilihan : null);
  const isTwice = new Set(options.map((one) => one.toLowerCase())).size < options.length;
  const wrong = [
    options.length === 1 && "Tulis paling sedikit dua pilihan, satu tiap baris.",
    options.length > mostOptions && `Paling banyak ${mostOptions} pilihan.`,
    options.some((one) => one.length > 100) && "Satu pilihan paling panjang 100 huruf.",
    isTwice && "Ada pilihan yang ditulis dua kali.",
  ].find((sentence) => sentence !== false);
  const isTurned = typeof palingKecil === "number" && typeof palingBesar === "number" && palingBesar < palingKecil;
  return {
    ...(wrong && { pilihan: wrong }),
    ...(isTurned && { palingBesar: "Angka paling besar tidak boleh di bawah yang paling kecil." }),
  };
}
