import type { Field } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";

export interface ColumnRule {
  readonly column: string;
  readonly needed: boolean;
  readonly rule: string;
}

/** What each column of an import takes, in a sentence. */
export const columnRules = (register: Register): ColumnRule[] =>
  Object.values(register.fields).map((field) => ({ column: field.label, needed: field.required ?? false, rule: ruleOf(field) }));

function ruleOf(field: Field): string {
  switch (field.kind) {
    case "text":
      return field.patternSentence ?? `Teks, paling panjang ${field.max.toLocaleString("id-ID")} huruf.`;
    case "longText":
      return `Teks, paling panjang ${field.max.toLocaleString("id-ID")} huruf.`;
    case "number":
      return `Angka${field.min === undefined ? "" : `, paling kecil ${field.min}`}${field.max === undefined ? "" : `, paling besar ${field.max}`}.`;
    case "date":
      return `Tanggal, misalnya 17/8/2026 atau 2026-08-17${field.notAfterToday ? "; tidak boleh di masa depan" : ""}.`;
    case "time":
      return "Jam, misalnya 07.30.";
    case "choice":
      return `Salah satu dari: ${field.options.map(({ label }) => label).join(", ")}.`;
    case "yesNo":
      return `Ya atau Tidak; kosong berarti ${field.initial ? "Ya" : "Tidak"}.`;
    case "phone":
      return "Nomor telepon Indonesia, misalnya 0812 3456 7890.";
    case "email":
      return "Alamat surel, misalnya nama@contoh.id.";
    case "picture":
      return "Nama berkas gambar yang sudah ada di Pustaka Gambar, misalnya upacara.jpg.";
    case "file":
      return "Tidak diisi lewat daftar; unggah berkasnya di formulir.";
    case "reference":
      return `Nama dari ${field.register.title}, persis seperti tertulis di sana.`;
    case "url":
      return "Alamat web yang diawali https://.";
  }
}

/** The sheet beside an empty list. */
export const explanationsOf = (register: Register): string[][] => [
  ["Kolom", "Isian", "Aturan"],
  ...columnRules(register).map(({ column, needed, rule }) => [column, needed ? "Wajib" : "Boleh kosong", rule]),
];
