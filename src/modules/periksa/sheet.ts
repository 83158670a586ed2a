import type { Cell, SheetColumn } from "#kit/documents/sheet.ts";
import type { Fields } from "#kit/register/fields.ts";
import type { Flagged } from "./flagged.ts";
import type { RuleWords } from "./rule.ts";

/** @param kelompok what the rows are told apart by, e.g. "Kelas" */
export const findingColumns = (kelompok: string): readonly SheetColumn[] => [
  { label: "Nama", width: 34 },
  { label: kelompok, width: 16 },
  { label: "Temuan", width: 34 },
  { label: "Keterangan", width: 70 },
  { label: "Isian", width: 40 },
  { label: "Diminta oleh", width: 20 },
];

/** One line for each finding. */
export function findingRows(flagged: readonly Flagged[], rules: readonly RuleWords[], fields: Fields): Cell[][] {
  const words = new Map(rules.map((rule) => [rule.kode, rule]));
  return flagged.flatMap(({ nama, sebutan, temuan }) =>
    temuan.map(({ kode, kalimat, bidang }) => [
      ...[nama, sebutan, words.get(kode)?.judul ?? kode, kalimat],
      ...[bidang.map((satu) => fields[satu]?.label ?? satu).join(", "), words.get(kode)?.sumber.join(", ") ?? ""],
    ]),
  );
}
