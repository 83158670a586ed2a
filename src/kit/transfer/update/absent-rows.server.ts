import { pickFields } from "../../access/visibility/narrow-register.ts";
import { ownerPredicate } from "../../access/visibility/owner-predicate.server.ts";
import { exportableRegister, ownershipColumns, visibleFields, visibleRow } from "../../access/visibility/visible-fields.server.ts";
import { record } from "../../audit/audit.server.ts";
import type { Expected } from "../../behaviour/particulars.ts";
import { type Ctx, demand, may, type ReadCtx } from "../../ctx.server.ts";
import { notDeleted } from "../../database/bin.server.ts";
import { sql } from "../../database/sql.server.ts";
import type { Register, Row } from "../../register/register.ts";
import { relatedOf } from "../../register/related.server.ts";
import { columnsOf, tables } from "../../register/store.server.ts";
import { type Cell, cellsOf, type ReadRow } from "../sheet-rows.ts";

interface Meeting {
  readonly row: Pick<ReadRow, "values">;
  readonly before?: Row;
  readonly told?: { readonly candidates?: readonly { readonly id: string }[] };
}

interface Listed {
  /** Each with the row it means, or those it may mean. */
  readonly rows: readonly Meeting[];
  /** The uploaded list, of which some may be in already. */
  readonly list: string | undefined;
  /** The list holds all that are expected, not only those that share something with its rows. */
  readonly whole?: boolean;
  /** Also where nothing of the list is known here: whoever compares is told what stands, whoever brings new rows misses nobody. */
  readonly compares?: boolean;
}

/** Rows that stand and that a whole list would hold, but this one does not; none where nothing of a list to take in is known. */
export async function absentRows(ctx: ReadCtx, register: Register, { rows, list, whole, compares = false }: Listed): Promise<string[]> {
  const { expected } = register;
  const brought = list ? await broughtBefore(ctx, list) : [];
  const met = [
    ...rows.flatMap(({ before, told }) => [...(before ? [before.id] : []), ...(told?.candidates ?? []).map(({ id }) => id)]),
    ...brought,
  ];
  if (!expected || (met.length === 0 && !compares) || !isOpen(ctx, register, expected)) return [];
  const within = whole ? undefined : expected.within;
  const shared =
    within &&
    [...new Set(rows.flatMap(({ before, row }) => [before?.[within], row.values[within]]))].filter((value) => typeof value === "string");
  const same = Object.entries(expected.where).map(([name, value]) => sql<boolean>`${sql.ref(name)} = ${value}`);
  const mine = may(ctx, `${register.name}:read`) === "own" ? [ownerPredicate(ctx, register)] : [];
  const { rows: found } = await sql<{ id: string }>`
    select id from ${sql.table(register.table)} where ${sql.join([notDeleted(), ...same, ...mine], sql` and `)}
      and id <> all(${met}::uuid[]) ${within ? sql`and ${sql.ref(within)}::text = any(${shared}::text[])` : sql``}
    order by ${sql.ref(register.columns[0] ?? "id")} limit ${mostAbsent}`.execute(ctx.db);
  return found.map(({ id }) => id);
}

const mostAbsent = 5_000;

/** Of rows that are named to somebody, name and reason must be theirs to see. */
const isOpen = (ctx: ReadCtx, register: Register, { where, within }: Expected): boolean => {
  const { fields } = visibleFields(ctx, register, "read").everywhere;
  const named = register.named ?? register.columns.slice(0, 1);
  return [...Object.keys(where), ...named, ...(within ? [within] : [])].every((name) => Object.hasOwn(fields, name));
};

async function broughtBefore(ctx: ReadCtx, list: string): Promise<string[]> {
  const brought = ctx.db.selectFrom("importRow").innerJoin("importBatch", "importBatch.id", "importRow.batchId").select("importRow.rowId");
  return (await brought.where("importBatch.listId", "=", list).execute()).map(({ rowId }) => rowId);
}

/** Those rows as a list that leaves: its heads, and their cells as far as this person may hand them out. The trail says so. @throws Refusal */
export async function absentCells(
  ctx: Ctx,
  register: Register,
  list: string,
): Promise<{ readonly shown: Register; readonly rows: Cell[][] }> {
  const reach = demand(ctx, `${register.name}:export`);
  const shown = pickFields(exportableRegister(ctx, register), register.columns);
  const batch = ctx.db.selectFrom("importBatch").select("absentIds").where("listId", "=", list).where("doneAt", "is", null);
  const ids = (await batch.executeTakeFirst())?.absentIds ?? [];
  if (ids.length === 0) return { shown, rows: [] };
  const standing = tables(ctx).selectFrom(register.table).where("id", "in", ids).where(notDeleted(register.table));
  const found = reach === "own" ? standing.where(ownerPredicate(ctx, register)) : standing;
  const columns = [...columnsOf(register), ...ownershipColumns(ctx, register)];
  const stored = (await found
    .select(columns)
    .orderBy(register.columns[0] ?? "id")
    .execute()) as Row[];
  const rows = stored.map((row) => visibleRow(ctx, register, row) as Row);
  await record(ctx, { action: "export", subject: register.name, subjectId: "*", after: { rows: rows.length, tidakAda: true } });
  const { names } = await relatedOf(ctx, shown, rows);
  return { shown, rows: rows.map((row) => cellsOf(shown, row, names)) };
}
