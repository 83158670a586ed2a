import { demandRightOnRow, ownershipColumns } from "../access/visibility/visible-fields.server.ts";
import type { Change, Follower } from "../audit/record-change.server.ts";
import type { Ctx } from "../ctx.server.ts";
import type { Values } from "../register/check.ts";
import type { Register, Row } from "../register/register.ts";
import { columnsOf, tables, translateConstraintError, withDefaults } from "../register/store.server.ts";
import type { Doubts } from "./doubts.server.ts";
import { rowsAtOnce } from "./portions.server.ts";
import type { ImportQuestion } from "./question.server.ts";

/** Hears how many rows are in. */
export type Progress = (done: number, total: number) => Promise<void>;

/** Where a row is more than one line of one table, the register comes with its own way of making rows. */
export interface ImportRegister extends Register {
  readonly insert?: (ctx: Ctx, rows: readonly Values[]) => Promise<Row[]>;
  /** What must hold of the rows besides. */
  readonly demands?: Follower;
  /** What is taken all the same, and told to whoever brings it. */
  readonly doubts?: Doubts;
  /** What taking rows sets off besides. */
  readonly foretell?: Foretell;
  /** What whoever brings a list decides about it. */
  readonly question?: ImportQuestion;
}

/** Asked while the rows stand as they will, on trial: a sentence for each thing that somebody should know before. */
export type Foretell = (ctx: Ctx, changes: readonly Change[]) => Promise<readonly string[]>;

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
