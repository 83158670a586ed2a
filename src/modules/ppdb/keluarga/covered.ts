import type { Field, Value } from "#kit/register/fields.ts";
import type { TambahanName } from "../daftar-ulang/bagian.ts";
import type { IsianName } from "../perbaikan/isian.ts";

/** Of a paper's number the last four places are shown: what the family typed itself it knows again by these. */
const papers: readonly string[] = [
  ...(["nisn", "kitas", "noKk", "kip", "kks", "pkh", "kitasAyah", "kitasIbu", "kitasWali"] as const),
] satisfies readonly (TambahanName | IsianName)[];
/** A NIK is a district, a birth date and four places: who has opened the page knows the date, and the district from the address. */
const niks: readonly string[] = ["nik", "nikAyah", "nikIbu", "nikWali"] satisfies readonly (TambahanName | IsianName)[];
/** Of these nothing is shown but that there is something. */
const whole: readonly string[] = ["penghasilanAyah", "penghasilanIbu", "penghasilanWali"] satisfies readonly TambahanName[];
const left = 4;
const dots = "•".repeat(left);

const isCovered = (name: string, value: unknown): value is string =>
  [papers, niks, whole].some((names) => names.includes(name)) && typeof value === "string" && value !== "";

/** What stands in a field on the family's page. Number and birth date of a child open the page, and classmates know the one. */
export function covered(name: string, value: Value | undefined): Value {
  if (!isCovered(name, value)) return value ?? null;
  if (whole.includes(name)) return dots;
  if (niks.includes(name)) return "•".repeat(value.length);
  return "•".repeat(Math.max(value.length - left, left)) + value.slice(Math.max(left, value.length - left));
}

/** What is meant by what was sent: a field that was left as it came means what stands there. */
export const uncovered = (name: string, sent: unknown, stands: Value | undefined): unknown =>
  isCovered(name, stands) && sent === covered(name, stands) ? stands : sent;

/** The field as it stands on the page, where it is covered: a choice offers to be left, and all say how they are changed. */
export function coveredField(name: string, field: Field, stands: Value | undefined): Field {
  if (!isCovered(name, stands)) return field;
  const said = [field.hint, "Sudah tersimpan; ditutup demi keamanan."].filter(Boolean).join(" ");
  if (field.kind !== "choice") return { ...field, hint: `${said} Ketik ulang semuanya hanya bila salah.` };
  return {
    ...field,
    options: [{ value: dots, label: "Sudah diisi" }, ...field.options],
    hint: `${said} Pilih lagi hanya bila salah.`,
  };
}
