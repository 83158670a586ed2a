import { formatDay, isDay } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import { useRelated } from "#kit/ui/field/related.tsx";
import { Picture } from "#kit/ui/picture.tsx";
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
  const { names, pictures } = useRelated();
  const picture = field.kind === "picture" ? pictures[String(value)] : undefined;
  if (picture) return <Picture of={picture} sizes="6rem" className="ui-thumb register-thumb" />;
  if (field.kind === "date" && typeof value === "string" && isDay(value)) return <time dateTime={value}>{formatDay(value, look)}</time>;
  return <Breakable text={asWords(field, value, names)} />;
}

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
