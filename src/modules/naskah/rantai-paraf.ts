import { choice, date, reference, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { type Jabatan, jabatanName, jabatanOrder } from "#modules/kepegawaian/index.ts";
import { jenisNaskah } from "#modules/persuratan/index.ts";

const named = (some: readonly Jabatan[]) => some.map((value) => ({ value, label: jabatanName(value, null) }));

/** Whoever holds one of these may have a place in the chain; the head signs. */
const initialling = named(jabatanOrder.filter((jabatan) => jabatan !== "kepala" && jabatan !== "guru-piket"));
const signing = named(jabatanOrder.filter((jabatan) => jabatan === "kepala" || jabatan === "kaur-tu" || jabatan.startsWith("wakamad")));

/** Which positions initial a kind of letter, in which order, and who signs it, from one day to another. */
export const rantaiParaf = register({
  name: "rantaiParaf",
  impersonal: true,
  table: "rantai_paraf",
  path: "/administration/rantai-paraf",
  title: "Rantai Paraf",
  lead: "Jabatan yang memaraf tiap jenis surat, urutannya, dan penandatangannya. Surat yang sudah diajukan tetap memakai rantai lamanya.",
  noun: "rantai paraf",
  menu: {
    group: "Persuratan",
    section: "Pengaturan",
    label: "Rantai Paraf",
    place: 112,
    hint: "Siapa memaraf tiap jenis surat",
    whole: "rantaiParaf:update",
  },
  fields: {
    jenisId: reference({
      label: "Jenis surat",
      privacy: "umum",
      register: jenisNaskah,
      hint: "Kosong: semua jenis tanpa rantai sendiri.",
    }),
    pengonsep: yesNo({ label: "Pengonsep ikut memaraf", privacy: "umum", initial: true }),
    parafPertama: choice({ label: "Paraf pertama", privacy: "umum", required: true, options: initialling }),
    parafKedua: choice({ label: "Paraf kedua", privacy: "umum", options: initialling }),
    parafKetiga: choice({ label: "Paraf ketiga", privacy: "umum", options: initialling }),
    parafKeempat: choice({ label: "Paraf keempat", privacy: "umum", options: initialling }),
    tandaTangan: choice({
      label: "Ditandatangani oleh",
      privacy: "umum",
      required: true,
      options: signing,
      initial: "kepala",
      hint: "Selain Kepala Madrasah harus tercatat di Pejabat Penandatangan.",
    }),
    mulai: date({ label: "Berlaku mulai", privacy: "umum", required: true, from: "1991-06-13" }),
    sampai: date({ label: "Sampai", privacy: "umum", from: "1991-06-13", hint: "Hari terakhir. Kosongkan selama masih berlaku." }),
    dasar: text({ label: "Dasar", privacy: "umum", max: 160, placeholder: "Nomor keputusan" }),
  },
  columns: ["jenisId", "parafPertama", "parafKedua", "parafKetiga", "tandaTangan", "mulai", "sampai"],
  searched: ["jenisId", "dasar"],
  filters: ["jenisId"],
  order: { by: "mulai", direction: "desc" },
  detail: true,
  asOf: true,
  offers: { mulai: "today" },
  constraints: {
    rantai_paraf_urut: { field: "sampai", sentence: "Hari terakhir tidak boleh sebelum hari mulai." },
    rantai_paraf_lompat: { field: "parafKedua", sentence: "Isi paraf berurutan, tanpa melompati yang di antaranya." },
    rantai_paraf_sekali: {
      field: "parafKedua",
      sentence: "Satu jabatan hanya sekali dalam satu rantai, dan yang menandatangani tidak memaraf.",
    },
    rantai_paraf_satu: {
      field: "mulai",
      sentence: "Pada tanggal itu jenis surat ini sudah mempunyai rantai. Akhiri dahulu yang lama.",
    },
  },
  matchBy: [["jenisId", "mulai"]],
  sentences: sentencesFor("rantai paraf", "Tanpa rantai, siapa pun yang berhak memaraf boleh memaraf."),
});
