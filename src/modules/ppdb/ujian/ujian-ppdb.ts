import { choice, longText, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { gelombangPpdb } from "../jalur/gelombang-ppdb.ts";
import { jenisJalur } from "../jalur/jenis-jalur.ts";
import { komponenLabel } from "../nilai/komponen.ts";
import { ujianPpdbPath } from "./paths.ts";
import { tabUjian } from "./tab-ujian.ts";

/** The parts for which children come to the school; the others are read from papers. */
export const komponenUjian = ["tes", "btq", "tahfidz", "wawancara"] as const;

export type KomponenUjian = (typeof komponenUjian)[number];

const terisi = "Sudah ada peserta yang mendapat tempat di ujian ini. Kosongkan dulu tempatnya.";

const tataTertib = [
  "Datang 30 menit sebelum jam mulai dan duduk sesuai nomor kursi.",
  "Kartu ini diperlihatkan kepada pengawas bersama kartu pelajar atau kartu keluarga.",
  "Ponsel dan buku disimpan di tempat yang ditunjukkan pengawas.",
  "Yang berhalangan memberi tahu panitia sebelum ujiannya mulai.",
].join("\n");

/** An exam of a wave; who takes part follows from the rules of the paths. */
export const ujianPpdb = register({
  name: "ujianPpdb",
  impersonal: true,
  table: "ujian_ppdb",
  path: ujianPpdbPath,
  title: "Ujian",
  lead: "Ujian tiap gelombang. Pesertanya calon siswa pada jalur yang memberi bobot untuk komponen itu.",
  noun: "ujian",
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 80, hint: "Seperti tertulis di kartu peserta, misalnya Tes CBT." }),
    gelombangId: reference({ label: "Gelombang", privacy: "umum", required: true, register: gelombangPpdb }),
    komponen: choice({
      ...{ label: "Komponen nilai", privacy: "umum", required: true },
      options: komponenUjian.map((value) => ({ value, label: komponenLabel(value) })),
    }),
    jalur: choice({
      ...{ label: "Hanya jalur", privacy: "umum", options: jenisJalur },
      hint: "Kosong: semua jalur yang memberi bobot, kecuali yang mempunyai ujian sendiri.",
    }),
    tempat: text({ label: "Tempat", privacy: "umum", max: 200, hint: "Misalnya Gedung B, masuk dari pintu samping." }),
    bawa: longText({ label: "Yang dibawa", privacy: "umum", max: 1000, hint: "Satu barang tiap baris." }),
    tataTertib: longText({
      ...{ label: "Tata tertib", privacy: "umum", max: 2000, hint: "Satu hal tiap baris. Tercetak di kartu peserta." },
      initial: tataTertib,
    }),
  },
  columns: ["nama", "gelombangId", "komponen", "jalur"],
  searched: ["nama", "tempat"],
  filters: ["gelombangId", "komponen"],
  order: { by: "nama", direction: "asc" },
  handedOut: true,
  matchBy: [["nama", "gelombangId"]],
  constraints: {
    ujian_ppdb_jalur: { field: "komponen", sentence: "Gelombang ini sudah mempunyai ujian komponen itu untuk jalur yang sama." },
    ujian_ppdb_terisi: { field: "komponen", sentence: terisi },
  },
  tabs: tabUjian,
  detail: true,
  sentences: sentencesFor("ujian", "Tambahkan ujian pertama, lalu sesi dan ruangnya."),
});
