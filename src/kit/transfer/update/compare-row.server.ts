import { fieldValues } from "../../audit/record-change.server.ts";
import type { FieldSentences } from "../../refusals.ts";
import { check, checkField, rowFaults, type Values } from "../../register/check.ts";
import type { Field, Value } from "../../register/fields.ts";
import type { Register, Row } from "../../register/register.ts";
import { plain } from "../../register/related.ts";
import { withoutUnseen } from "../../typed-text.ts";
import type { ReadRow } from "../sheet-rows.ts";
import type { Settled, UpdateRule } from "./update-rules.ts";

/** What a row of a list does to the row that stands. */
export interface Compared {
  /** Of the fields that become another. */
  readonly changes: Values;
  readonly errors: FieldSentences;
}

interface Standing {
  /** With the fields that this person may change in this row. */
  readonly open: Register;
  readonly before: Row;
  /** Whether this person may see the field in this row. */
  readonly isSeen: (name: string) => boolean;
  readonly rules: NonNullable<Settled["rules"]>;
  /** What the row's ids stand for. */
  readonly names: Readonly<Record<string, string>>;
}

/** Field by field, by the rule of its column. Only what the list has a column for takes part. */
export function compareRow(register: Register, row: ReadRow, standing: Standing): Compared {
  const { open, before, isSeen, rules, names } = standing;
  const errors: [string, string][] = [];
  const changes: [string, Value][] = [];
  for (const [name, cell] of Object.entries(row.cells)) {
    const field = register.fields[name];
    const rule = rules[name] ?? "daftar";
    if (!field || !takesPart(rule, { cell, stands: before[name] })) continue;
    // Whether a closed field is empty is not told either.
    if (rule === "isi" && !isSeen(name)) continue;
    const read = readCell(field, row, name);
    if (isSeen(name) && isSame(field, { cell, value: read.value, stands: before[name], names })) continue;
    if (!Object.hasOwn(open.fields, name)) errors.push([name, `${field.label} tidak boleh Anda ubah pada data yang sudah ada.`]);
    else if (read.sentence) errors.push([name, read.sentence]);
    else changes.push([name, read.value ?? null]);
  }
  const changed = Object.fromEntries(changes);
  return { changes: changed, errors: { ...faultsOf(register, standing, changed), ...Object.fromEntries(errors) } };
}

/** What hangs on other fields is judged with the row that stands. */
export function readCell(
  field: Field,
  { cells, values, faults }: ReadRow,
  name: string,
): { readonly value?: Value; readonly sentence?: string } {
  if (faults[name]) return { sentence: faults[name] };
  if (field.kind === "reference" || field.kind === "picture") return { value: values[name] ?? null };
  const read = checkField(field, cells[name] ?? "", "sheet");
  return typeof read === "object" && read !== null ? read : { value: read };
}

function takesPart(rule: UpdateRule, { cell, stands }: { readonly cell: string; readonly stands: unknown }): boolean {
  if (rule === "portal") return false;
  if (rule === "isi") return cell !== "" && (stands === null || stands === undefined || stands === "");
  return cell !== "" || (rule === "kosongkan" && stands !== null && stands !== undefined);
}

interface Cells {
  readonly cell: string;
  readonly value: unknown;
  readonly stands: unknown;
  readonly names: Readonly<Record<string, string>>;
}

/** Blanks that a spreadsheet shows otherwise make no difference, nor do capitals alone; nor does a name that several rows bear, where one of them stands here. */
export function isSame(field: Field, { cell, value, stands, names }: Cells): boolean {
  if (cell === "") return stands === null || stands === undefined || stands === false;
  if (field.kind === "reference" || field.kind === "picture") {
    const name = plain(names[String(stands)] ?? "");
    return value === stands || (!value && (plain(cell) === name || plain(cell) === name.split(" · ")[0]));
  }
  if (field.kind === "time") return String(value).slice(0, 5) === String(stands).slice(0, 5);
  if (typeof value !== "string" || typeof stands !== "string") return value === stands;
  return blank(value) === blank(stands) || (field.kind === "text" && isInCapitals(blank(value), blank(stands)));
}

/** A list that writes everything in capitals does not mean to spoil what stands in both cases. */
const isInCapitals = (cell: string, stands: string): boolean =>
  cell !== stands && cell === upper(stands) && stands !== stands.toLocaleLowerCase("id");

const upper = (text: string): string => text.toLocaleUpperCase("id");

const blank = (text: string): string => withoutUnseen(text).normalize("NFC").replace(/\s+/g, " ").trim();

/** What the changed row as a whole is refused for: as a form that was sent with it. */
function faultsOf(register: Register, { open, before }: Standing, changes: Values): FieldSentences {
  if (Object.keys(changes).length === 0) return {};
  const whole = { ...fieldValues(register, before), ...changes };
  const { errors } = check(open.fields, Object.fromEntries(Object.keys(open.fields).map((name) => [name, whole[name]])), "json");
  const touched = Object.entries(errors).filter(([name]) => Object.hasOwn(changes, name) || hangsOn(open.fields[name], changes));
  return { ...rowFaults(open, whole), ...Object.fromEntries(touched) };
}

/** Whether the field is asked hangs on what was changed. */
const hangsOn = (field: Field | undefined, changes: Values): boolean =>
  Object.keys(field?.onlyIf?.says ?? {}).some((name) => Object.hasOwn(changes, name));
