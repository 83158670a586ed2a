import type { Choices } from "#kit/lists/choices.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { interpret } from "#kit/lists/interpret.ts";
import type { ListWords } from "#kit/lists/words.ts";
import { choice, date, file, type KeptFields, number, phone, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

const fields = {
  nama: text({ label: "Nama lengkap", privacy: "umum", required: true, max: 60 }),
  nomor: text({ label: "Nomor induk", privacy: "dinas", max: 10, pattern: /^\d{10}$/, patternSentence: "10 angka." }),
  kartu: text({ label: "Nomor kartu", privacy: "rahasia", max: 16, pattern: /^\d{16}$/, patternSentence: "16 angka." }),
  kota: text({ label: "Tempat lahir", privacy: "umum", max: 60 }),
  lahir: date({ label: "Tanggal lahir", privacy: "pribadi" }),
  jenis: choice({
    label: "Jenis",
    privacy: "umum",
    required: true,
    options: [
      { value: "lk", label: "Laki-laki" },
      { value: "pr", label: "Perempuan" },
    ],
  }),
  telepon: phone({ label: "Nomor telepon", privacy: "pribadi" }),
  status: choice({
    label: "Status",
    privacy: "umum",
    required: true,
    initial: "aktif",
    options: [
      { value: "aktif", label: "Aktif" },
      { value: "keluar", label: "Keluar" },
    ],
  }),
  saudara: number({ label: "Jumlah saudara", privacy: "rahasia", step: 1 }),
  asrama: yesNo({ label: "Tinggal di asrama", privacy: "umum" }),
  foto: file({ label: "Foto", privacy: "pribadi", accept: ["image/png"] }),
} satisfies KeptFields;
export const orang = register({
  ...{ name: "orang", table: "orang", path: "/orang", title: "Orang", noun: "orang", fields },
  ...{ columns: ["nama"], searched: ["nama"], sentences: sentencesFor("orang", "Belum ada.") },
});
export const words: ListWords = {
  heads: {
    "Nama lengkap": ["nama siswa"],
    "Nomor induk": ["nisn"],
    "Tanggal lahir": ["tgl lahir"],
    Jenis: ["l p"],
    "Nomor telepon": ["hp ayah"],
  },
  values: { Jenis: { "Laki-laki": ["L", "1"], Perempuan: ["P", "2"] } },
  pairs: [{ heads: ["ttl"], labels: ["Tempat lahir", "Tanggal lahir"] }],
  ignored: ["no"],
  closing: ["jumlah", "mengetahui"],
};
export const sheetOf = (lines: readonly (readonly string[])[]) => ({
  name: "Data",
  hidden: false,
  lines,
  places: lines.map((_, index) => index + 1),
});
export const read = (lines: readonly (readonly string[])[], choices: Choices = noChoices) =>
  interpret({ sheets: [sheetOf(lines)] }, { register: orang, words, choices });
export const cellsOf = async (label: string, cells: readonly string[], more: Partial<Choices> = {}) => {
  const { list, seen } = await read([["Nama lengkap", label], ...cells.map((cell, n) => [`Orang ${n}`, cell])], { ...noChoices, ...more });
  return { cells: list.rows.map((row) => row[1]), faults: list.faults?.map((fault) => Object.values(fault)[0]), mended: seen.mended[1] };
};
