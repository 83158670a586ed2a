import { formatDay, isDay } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import { Breakable } from "#kit/ui/table/breakable.tsx";

/** A stored value as a person reads it. */
export function ValueText({
  field,
  value,
  look = "medium",
}: {
  readonly field: Field;
  readonly value: unknown;
  readonly look?: "short" | "medium";
}) {
  if (field.kind === "date" && typeof value === "string" && isDay(value)) return <time dateTime={value}>{formatDay(value, look)}</time>;
  return <Breakable text={asWords(field, value)} />;
}

export function asWords(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (field.kind === "yesNo") return value === true ? "Ya" : "Tidak";
  if (field.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === "date" && isDay(String(value))) return formatDay(String(value));
  if (typeof value === "number") return value.toLocaleString("id-ID", { minimumFractionDigits: decimals(field) });
  return String(value);
}

/** So that the figures of a column stand under each other: 75,30 below 75,83. */
const decimals = (field: Field): number => (field.kind === "number" ? (String(field.step).split(".")[1] ?? "").length : 0);
