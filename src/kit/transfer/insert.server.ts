import { sql } from "kysely";
import { demandRightOnRow, ownershipColumns } from "../access/visibility/visible-fields.server.ts";
import type { Ctx } from "../ctx.server.ts";
import { Refusal } from "../refusals.ts";
import type { Values } from "../register/check.ts";
import type { Register, Row } from "../register/register.ts";
import { columnsOf, tables, translateConstraintError, withDefaults } from "../register/store.server.ts";
import type { Doubts } from "./doubts.server.ts";
import { rowsAtOnce } from "./portions.server.ts";
import { type ReadRow, type RefusedCell, toCell } from "./sheet-rows.ts";

/** Hears how many rows are in. */
export type Progress = (done: number, total: number) => Promise<void>;

/** Where a row is more than one line of one table, the register comes with its own way of making rows. */
export interface ImportRegister extends Register {
  readonly insert?: (ctx: Ctx, rows: readonly Values[]) => Promise<Row[]>;
  /** What is taken all the same, and told to whoever brings it. */
  readonly doubts?: Doubts;
}

export async function insertAll(ctx: Ctx, register: ImportRegister, rows: readonly Values[], progress?: Progress): Promise<Row[]> {
  const made: Row[] = [];
  const atOnce = rowsAtOnce(register);
  for (let start = 0; start < rows.length; start += atOnce) {
    await progress?.(start, rows.length);
    const part = rows.slice(start, start + atOnce);
    made.push(...(await translateConstraintError(register, (register.insert ?? insertInto(register))(ctx, part))));
  }
  for (const row of made) demandRightOnRow(ctx, register, { action: "import", row });
  return made;
}

const insertInto = (register: Register) => async (ctx: Ctx, rows: readonly Values[]) => {
  const values = rows.map((row, place) => ({ ...row, ...withDefaults(ctx, register, place) }));
  const returned = [...columnsOf(register), ...ownershipColumns(ctx, register)];
  return (await tables(ctx).insertInto(register.table).values(values).returning(returned).execute()) as Row[];
};

/** So many faults say enough; looking for more of them takes longer than mending these. */
const mostFaults = 500;

/** What only the database sees, a double for one, is found by trying. Nothing of the trial stays. */
export async function faultsOf(ctx: Ctx, register: ImportRegister, rows: readonly ReadRow[]): Promise<RefusedCell[]> {
  const faults: RefusedCell[] = [];
  const atOnce = rowsAtOnce(register);
  await sql`savepoint trial`.execute(ctx.db);
  for (let start = 0; start < rows.length; start += atOnce)
    await tryPart(ctx, register, { rows: rows.slice(start, start + atOnce), faults });
  await sql`rollback to savepoint trial; release savepoint trial`.execute(ctx.db);
  return faults;
}

interface Trial {
  readonly rows: readonly ReadRow[];
  readonly faults: RefusedCell[];
}

/** Sound rows stay for the trial's length, so that the second of two doubles is found. A part that fails is halved. */
async function tryPart(ctx: Ctx, register: ImportRegister, { rows, faults }: Trial): Promise<void> {
  const [first] = rows;
  if (!first || faults.length >= mostFaults) return;
  await sql`savepoint part`.execute(ctx.db);
  try {
    await insertAll(
      ctx,
      register,
      rows.map(({ values }) => values),
    );
    await sql`release savepoint part`.execute(ctx.db);
  } catch (error) {
    const told = faultOf(error);
    await sql`rollback to savepoint part; release savepoint part`.execute(ctx.db);
    if (rows.length === 1) return void faults.push(...cellsOf(register, first, told));
    const half = Math.ceil(rows.length / 2);
    await tryPart(ctx, register, { rows: rows.slice(0, half), faults });
    await tryPart(ctx, register, { rows: rows.slice(half), faults });
  }
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

function cellsOf(register: Register, { place, values }: ReadRow, { sentence, fields }: Fault): RefusedCell[] {
  if (fields.length === 0) return [{ row: place, column: "(seluruh baris)", typed: "", sentence }];
  return fields.map((name) => {
    const field = register.fields[name];
    // Of another row only the id is known by now, not the name that was typed.
    const typed = field ? String(toCell(field, values[name], {}) ?? "") : "";
    return { row: place, column: field?.label ?? name, typed, sentence };
  });
}
