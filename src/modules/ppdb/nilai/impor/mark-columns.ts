import type { Choices } from "#kit/lists/choices.ts";
import type { Interpretation } from "#kit/lists/interpret.ts";
import { komponenInSentence } from "../komponen.ts";
import type { Lembar } from "../load-jalur.server.ts";
import { faultOfPoints, isAbsent, markOf, type Part } from "./points.ts";
import type { Said } from "./said-in.ts";
import { raporFields } from "./sheet-register.ts";

export interface ReadMark {
  readonly mapel: string;
  readonly semester: number;
  readonly label: string;
  /** In hundredths. */
  readonly nilai: number;
}

/** None where the child was not there. */
type Read = { readonly nilai: readonly ReadMark[] } | { readonly sebab: string };

/** How the marks of a row are read, as a person said of its columns. */
export function readMarkColumns({ measure }: Lembar, columns: Interpretation["columns"], { scales = {} }: Choices): (row: Said) => Read {
  const brought = columns.filter(({ field }) => field !== "");
  const labelOf = (field: string) => brought.find((one) => one.field === field)?.label || field;
  if (measure.mapel.length > 0) {
    const subjects = raporFields(measure).filter(({ name }) => brought.some(({ field }) => field === name));
    return ({ cells }) => {
      const given = subjects.map((one) => ({ ...one, cell: cells.get(one.name) ?? "" })).filter(({ cell }) => !isAbsent(cell));
      const sebab = given.map(({ label, cell }) => faultOfPoints(label, { cell, scale: {} })).filter((one) => one !== undefined);
      if (sebab.length > 0) return { sebab: sebab.slice(0, 3).join(" ") };
      return { nilai: given.map(({ mapel, semester, label, cell }) => ({ mapel, semester, label, nilai: markOf([{ cell, scale: {} }]) })) };
    };
  }
  const fields = brought.map(({ field }) => field).filter((field) => field === "nilai" || field.startsWith("uji"));
  return ({ cells }) => {
    const parts = fields.map((field): Part & { readonly field: string } => ({
      field,
      cell: cells.get(field) ?? "",
      scale: scales[field] ?? {},
    }));
    const there = parts.filter(({ cell }) => !isAbsent(cell));
    if (there.length === 0) return { nilai: [] };
    const lacking = parts.find(({ cell }) => isAbsent(cell));
    if (lacking) return { sebab: `${labelOf(lacking.field)} kosong, sedangkan mata uji yang lain terisi.` };
    const sebab = there.map((part) => faultOfPoints(labelOf(part.field), part)).filter((one) => one !== undefined);
    if (sebab.length > 0) return { sebab: sebab.slice(0, 3).join(" ") };
    return { nilai: [{ mapel: "", semester: 0, label: `Nilai ${komponenInSentence(measure.komponen)}`, nilai: markOf(there) }] };
  };
}
