import { withFullStop } from "#kit/full-stop.ts";
import { choice, date, type Field, longText, number, type Option, text, type Value } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";

export const bentukOptions = [
  { value: "pendek", label: "Teks pendek" },
  { value: "panjang", label: "Teks panjang" },
  { value: "angka", label: "Angka" },
  { value: "tanggal", label: "Tanggal" },
  { value: "pilihan", label: "Pilihan" },
  { value: "ya-tidak", label: "Ya atau tidak" },
] as const satisfies readonly Option[];
export type Bentuk = (typeof bentukOptions)[number]["value"];

export const golonganOptions = [
  { value: "pribadi", label: "Pribadi" },
  { value: "rahasia", label: "Rahasia" },
] as const satisfies readonly Option[];
export type Golongan = (typeof golonganOptions)[number]["value"];

export const mostOptions = 30;

export interface Pertanyaan {
  readonly id: string;
  readonly kode: string;
  readonly pertanyaan: string;
  readonly bentuk: Bentuk;
  readonly petunjuk: string | null;
  readonly wajib: boolean;
  readonly pilihan: string | null;
  readonly palingKecil: number | null;
  readonly palingBesar: number | null;
  readonly huruf: number | null;
  readonly golongan: Golongan;
}

export const linesOf = (written: string | null): readonly string[] =>
  (written ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** The question as a field, with the rules of its answer. Yes and no are chosen: whoever says neither has not answered. */
export function fieldOf(one: Pertanyaan): Field {
  const shared = {
    ...{ label: one.pertanyaan, privacy: one.golongan, required: one.wajib },
    ...(one.petunjuk && { hint: one.petunjuk }),
  };
  switch (one.bentuk) {
    case "pendek":
      return text({ ...shared, max: one.huruf ?? 100 });
    case "panjang":
      return longText({ ...shared, max: one.huruf ?? 1000 });
    case "angka": {
      const [min, max] = [one.palingKecil, one.palingBesar].map((bound) => (bound === null ? null : Number(bound)));
      const isWhole = [min, max].every((bound) => bound === null || bound === undefined || Number.isInteger(bound));
      return number({ ...shared, step: isWhole ? 1 : 0.01, min: min ?? -999_999_999, max: max ?? 999_999_999 });
    }
    case "tanggal":
      return date({ ...shared, from: "1900-01-01" });
    case "pilihan":
      return choice({ ...shared, options: linesOf(one.pilihan).map((value) => ({ value, label: value })) });
    case "ya-tidak":
      return choice({
        ...shared,
        look: "radio",
        options: [
          { value: "ya", label: "Ya" },
          { value: "tidak", label: "Tidak" },
        ],
      });
  }
}

const unanswered: Option = { value: "", label: "Belum dijawab" };

/** Whoever chose yes or no by mistake chooses that neither was said: a round button alone cannot be let go. */
export function takenBack(field: Field): Field {
  return field.kind === "choice" && field.look === "radio" ? { ...field, options: [...field.options, unanswered], initial: "" } : field;
}

/** As a family reads it: whether it may be left out, and why it is asked once more. */
export function askedField(one: Pertanyaan, kembali: string | null = null): Field {
  const field = takenBack(fieldOf(one));
  const said = [kembali && `Panitia: ${withFullStop(kembali)}`, field.hint && withFullStop(field.hint), !one.wajib && "Boleh dikosongkan."];
  const hint = said.filter(Boolean).join(" ");
  return { ...field, ...(field.kind === "choice" && field.look !== "radio" && { placeholder: "Pilih…" }), ...(hint && { hint }) };
}

/** As it is kept, and as the form holds it. */
export const keptOf = (value: Value): string => String(value);
export const typedOf = (one: Pertanyaan, isi: string | null): Value => (isi !== null && one.bentuk === "angka" ? Number(isi) : isi);

export const wordsOf = (one: Pertanyaan, isi: string): string => asWords(fieldOf(one), typedOf(one, isi), {});
