import type { PrivacyClass } from "#kit/access/access.ts";
import type { Invent } from "#kit/backup/anonymise/statement.ts";
import type { KeptField } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { behindFirst, day, digits, email, empty, id, keep, phone, words } from "./invents.ts";

/** Of these classes nothing comes along, whatever its kind. */
const closed: readonly PrivacyClass[] = ["pribadi", "rahasia"];

/** What a row that is edited and never binned has besides its fields. */
export const editedColumns: Readonly<Record<string, Invent>> = { id, versi: keep, created_at: keep, updated_at: keep };

/** What the row of a register has besides its fields. */
export const rowColumns: Readonly<Record<string, Invent>> = { ...editedColumns, deleted_at: keep, deleted_by: id };

export const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param speaks the register tells of the school itself: what is open in it comes along as it stands */
export const statementOf = ({ fields }: Pick<Register, "fields">, speaks: boolean): Readonly<Record<string, Invent>> => ({
  ...rowColumns,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      columnOf(name),
      inventFor(field, { name, open: speaks && !closed.includes(field.privacy) }),
    ]),
  ),
});

function inventFor(field: KeptField, { name, open }: { readonly name: string; readonly open: boolean }): Invent {
  switch (field.kind) {
    case "reference":
      return id;
    case "picture":
    case "file":
      return empty;
    case "text":
      if (open) return keep;
      return formed(field.pattern?.source ?? "", name);
    case "longText":
      return open ? keep : words;
    case "phone":
      return open ? keep : phone;
    case "email":
      return open ? keep : email;
    case "url":
      return open ? keep : empty;
    default:
      return closed.includes(field.privacy) ? measured(field, name) : keep;
  }
}

/** A number of a fixed length; one that may not begin with 0 keeps its first figure. */
const figures = /^\^(\[1-9\])?\\d\{[\d,]+\}\$$/;

function formed(pattern: string, name: string): Invent {
  const [form, begins] = figures.exec(pattern) ?? [];
  if (!form) return words;
  return begins ? behindFirst(digits(name)) : digits(name);
}

type Measured = Extract<KeptField, { kind: "number" | "date" | "time" | "choice" | "yesNo" }>;

/** Another that the field takes; of one row the same in each field of the same name. */
function measured(field: Measured, name: string): Invent {
  switch (field.kind) {
    case "date":
      return day;
    case "choice":
      return (value, { row, inventor }) =>
        field.options[inventor.number(name, row.get("id") ?? value, field.options.length)]?.value ?? null;
    case "number":
      return (value, { row, inventor }) => String((field.min ?? 0) + inventor.number(name, row.get("id") ?? value, few) * field.step);
    case "time":
      return empty;
    case "yesNo":
      return () => "f";
  }
}

/** Within whatever a field of a number takes. */
const few = 5;
