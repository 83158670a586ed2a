import { demandRightOnRow, ownershipColumns } from "../../access/visibility/visible-fields.server.ts";
import type { Ctx } from "../../ctx.server.ts";
import { notDeleted } from "../../database/bin.server.ts";
import { json, sql } from "../../database/sql.server.ts";
import { refuse } from "../../refusals.ts";
import type { Values } from "../../register/check.ts";
import type { Register, Row } from "../../register/register.ts";
import { columnsOf, tables, translateConstraintError } from "../../register/store.server.ts";

/** A row that stands, as it was seen, and what it becomes. */
export interface RowChange {
  readonly id: string;
  readonly versi: number;
  readonly values: Values;
}

export interface Changed {
  readonly before: Row;
  readonly after: Row;
}

/**
 * Holds the rows of a whole list before the first of them is written: all lists come to them in the same order, so that no two wait
 * for each other for ever. @throws Refusal 503 when another list holds some for long
 */
export async function holdRows(ctx: Ctx, register: Register, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const holding = tables(ctx).selectFrom(register.table).select("id").where("id", "in", ids).orderBy("id").forUpdate();
  try {
    await holding.execute();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === lockTimeout)) throw error;
    throw refuse.unavailable(5, `Sebagian data ${register.noun} ini sedang diubah lewat daftar lain. Coba lagi sebentar.`);
  }
}

const lockTimeout = "55P03";

/** Holds the rows until the transaction ends. @returns by id those that still stand */
export async function lockRows(ctx: Ctx, register: Register, ids: readonly string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const rows = (await tables(ctx)
    .selectFrom(register.table)
    .select([...columnsOf(register), ...ownershipColumns(ctx, register)])
    .where("id", "in", ids)
    .where(notDeleted(register.table))
    .orderBy("id")
    .forUpdate()
    .execute()) as Row[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Changes rows that are held, all in one statement. @throws Refusal for what the table or the right refuses */
export async function changeRows(
  ctx: Ctx,
  register: Register,
  { changes, standing }: { readonly changes: readonly RowChange[]; readonly standing: ReadonlyMap<string, Row> },
): Promise<Changed[]> {
  if (changes.length === 0) return [];
  const { table } = register;
  const columns = [...new Set(changes.flatMap(({ values }) => Object.keys(values)))];
  const lines = changes.map(({ id, values }) => {
    const whole = { ...standing.get(id), ...values };
    return { id, ...Object.fromEntries(columns.map((name) => [snake(name), whole[name]])) };
  });
  const set = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`listed.${name}`)}`);
  const returned = [...columnsOf(register).map((name) => sql.ref(`${table}.${name}`)), ...ownershipColumns(ctx, register)];
  const changing = sql<Row>`
    update ${sql.table(table)} set ${sql.join(set)}, versi = ${sql.ref(`${table}.versi`)} + 1, updated_at = ${ctx.now}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${json(lines)}) as listed
    where ${sql.ref(`${table}.id`)} = listed.id
    returning ${sql.join(returned)}`;
  const { rows } = await translateConstraintError(register, changing.execute(ctx.db));
  const changed = rows.map((after) => ({ after, before: standing.get(after.id) as Row }));
  for (const { before, after } of changed) {
    demandRightOnRow(ctx, register, { action: "update", row: after, before });
    demandRightOnRow(ctx, register, { action: "import", row: after, before });
  }
  return changed;
}

/** As the plugin of the database names a column. */
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
