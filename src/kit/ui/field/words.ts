import { formatDay, isDay } from "../../dates.ts";
import type { Field } from "../../register/fields.ts";

export type Names = Readonly<Record<string, string>>;

/** @param names what ids stand for */
export function asWords(field: Field, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.kind === "picture" || field.kind === "file" || field.kind === "reference") return names[String(value)] ?? "(sudah dihapus)";
  if (field.kind === "yesNo") return value === true ? "Ya" : "Tidak";
  if (field.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === "date" && isDay(String(value))) return formatDay(String(value));
  if (field.kind === "time") return String(value).replace(":", ".");
  if (field.kind === "number" && field.year) return String(value);
  if (typeof value === "number") return value.toLocaleString("id-ID", { minimumFractionDigits: decimals(field) });
  return String(value);
}

/** So that the figures of a column stand under each other: 75,30 below 75,83. */
const decimals = (field: Field): number => (field.kind === "number" ? (String(field.step).split(".")[1] ?? "").length : 0);
