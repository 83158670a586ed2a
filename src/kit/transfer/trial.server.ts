import type { Change } from "../audit/record-change.server.ts";
import type { Ctx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { Refusal } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { type ImportRegister, insertAll } from "./insert.server.ts";
import { rowsAtOnce } from "./portions.server.ts";
import { type AskedQuestion, askedOf, tellAnswer } from "./question.server.ts";
import { missingColumn, type ReadRows, type RefusedCell, refusedCellsOf, toCell } from "./sheet-rows.ts";
import type { Classified } from "./update/classify-rows.server.ts";
import { changeRows, holdRows } from "./update/update-rows.server.ts";

/** So many faults say enough; looking for more of them takes longer than mending these. */
const mostFaults = 500;

interface Tried {
  readonly faults: readonly RefusedCell[];
  /** What taking them sets off besides, in sentences. */
  readonly foretold: readonly string[];
  /** What is asked about taking them. */
  readonly asks: AskedQuestion | null;
  /** What can be taken, with the rows that stand as the list says. */
  readonly sound: readonly Classified[];
}

/** What is wrong with rows, by themselves or as only the database sees it: that is found by trying. Nothing of the trial stays. */
export async function tryAll(
  ctx: Ctx,
  register: ImportRegister,
  { rows, answer }: { readonly rows: readonly Classified[]; readonly answer: string },
): Promise<Tried> {
  const wrong = rows.flatMap(({ row, kind, errors }) => (kind === "salah" ? refusedCellsOf(register, row, errors) : []));
  const writing = rows.filter(({ kind }) => kind === "baru" || kind === "ubah");
  const faults: RefusedCell[] = [];
  const written: Change[] = [];
  const atOnce = rowsAtOnce(register);
  await sql`savepoint trial`.execute(ctx.db);
  await holdRows(
    ctx,
    register,
    writing.flatMap(({ before }) => before?.id ?? []),
  );
  await tellAnswer(ctx, answer);
  for (let start = 0; start < writing.length; start += atOnce)
    await tryPart(ctx, register, { rows: writing.slice(start, start + atOnce), faults, written });
  const foretold = (await register.foretell?.(ctx, written)) ?? [];
  const asks = await askedOf(ctx, register, { changes: written, listed: listedIn(rows), answer });
  await sql`rollback to savepoint trial; release savepoint trial`.execute(ctx.db);
  const refused = new Set(faults.map(({ row }) => row));
  const sound = rows.filter(({ kind, row }) => kind === "sama" || ((kind === "baru" || kind === "ubah") && !refused.has(row.place)));
  return { faults: [...wrong, ...faults], foretold, asks, sound };
}

const listedIn = (rows: readonly Classified[]) => rows.filter(({ kind }) => kind !== "salah").map(({ row }) => row.values);

/** A list without a column that must be there can change rows; where all of them are new, that is said once. */
export const headFaults = ({ missing }: Pick<ReadRows, "missing">, rows: readonly Classified[]): RefusedCell[] =>
  rows.length > 0 && rows.every(({ before, kind }) => !before && kind === "salah") ? missing.map(missingColumn) : [];

interface Trial {
  readonly rows: readonly Classified[];
  readonly faults: RefusedCell[];
  readonly written: Change[];
}

/** Sound rows stay for the trial's length, so that the second of two doubles is found. A part that fails is halved. */
async function tryPart(ctx: Ctx, register: ImportRegister, { rows, faults, written }: Trial): Promise<void> {
  const [first] = rows;
  if (!first || faults.length >= mostFaults) return;
  await sql`savepoint part`.execute(ctx.db);
  try {
    const changes = await write(ctx, register, rows);
    await sql`release savepoint part`.execute(ctx.db);
    written.push(...changes);
  } catch (error) {
    const told = faultOf(error);
    await sql`rollback to savepoint part; release savepoint part`.execute(ctx.db);
    if (rows.length === 1) return void faults.push(...cellsOf(register, first, told));
    const half = Math.ceil(rows.length / 2);
    await tryPart(ctx, register, { rows: rows.slice(0, half), faults, written });
    await tryPart(ctx, register, { rows: rows.slice(half), faults, written });
  }
}

/** As it will be taken in. */
async function write(ctx: Ctx, register: ImportRegister, rows: readonly Classified[]): Promise<Change[]> {
  const standing = new Map(rows.flatMap(({ before }) => (before ? [[before.id, before]] : [])));
  const changes = rows.flatMap(({ before, values }) => (before ? [{ id: before.id, versi: before.versi, values }] : []));
  const changed = await changeRows(ctx, register, { changes, standing });
  const added = rows.filter(({ before }) => !before);
  const made = await insertAll(
    ctx,
    register,
    added.map(({ values }) => values),
  );
  const all: Change[] = [
    ...changed.map((one): Change => ({ action: "update", ...one })),
    ...made.map((after): Change => ({ action: "create", after })),
  ];
  await register.demands?.(ctx, all);
  return all;
}

interface Fault {
  readonly sentence: string;
  readonly fields: readonly string[];
}

/** Codes 22 and 23 of PostgreSQL: a value or a rule of the table. Anything else is no fault of the row. */
function faultOf(error: unknown): Fault {
  if (error instanceof Refusal && ["invalid", "forbidden", "conflict"].includes(error.kind))
    return { sentence: error.message, fields: Object.keys(error.fields ?? {}) };
  if (error instanceof Error && "code" in error && /^2[23]/.test(String(error.code)))
    return { sentence: "Baris ini bentrok dengan data yang sudah ada, atau isiannya tidak saling cocok.", fields: [] };
  throw error;
}

function cellsOf(
  register: Register,
  { row: { place, typed: written }, values, before }: Classified,
  { sentence, fields }: Fault,
): RefusedCell[] {
  if (fields.length === 0) return [{ row: place, column: "(seluruh baris)", typed: "", sentence }];
  return fields.map((name) => {
    const field = register.fields[name];
    // Of another row only the id is known by now, not the name that was typed.
    const typed = before ? written(name) : field ? String(toCell(field, values[name], {}) ?? "") : "";
    return { row: place, column: field?.label ?? name, typed, sentence };
  });
}
