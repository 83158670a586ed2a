import { readableRegister } from "../access/visibility/visible-fields.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { json, sql } from "../database/sql.server.ts";
import type { Register } from "../register/register.ts";
import type { ToldRow } from "../transfer/update/told-row.ts";
import type { AskedPages, ToldPage, ToldRows } from "./told-rows.ts";
import { toldRowsAtOnce } from "./told-rows.ts";

/** Written in a few milliseconds. */
const writtenAtOnce = 200;

/** Keeps what a trial told of the rows of a list, in place of what the one before told. */
export async function keepTold(ctx: Ctx, listId: string, told: readonly ToldRow[]): Promise<void> {
  await ctx.db.deleteFrom("importTold").where("listId", "=", listId).execute();
  for (let from = 0; from < told.length; from += writtenAtOnce)
    await ctx.db
      .insertInto("importTold")
      .values(told.slice(from, from + writtenAtOnce).map((one) => ({ listId, kind: one.kind, place: one.row, told: json(one) })))
      .execute();
}

/** A page of each kind, of one's own list. Pages beyond the last show the last; a column that nothing differs in is none. */
export async function toldPages(ctx: ReadCtx, register: Register, listId: string, { pages, column }: AskedPages): Promise<ToldRows> {
  const labels = openLabels(ctx, register);
  // Which rows differ in a closed column would tell what stands there.
  const columns = (await columnsTold(ctx, listId)).filter(({ label }) => labels.has(label));
  const chosen = columns.some(({ label }) => label === column) ? column : "";
  const open = openNow(ctx, register, labels);
  const page = async (kind: ToldRow["kind"]) => {
    const { rows, ...told } = await pageOf(ctx, listId, { kind, page: pages[kind], column: kind === "ragu" ? "" : chosen });
    return { ...told, rows: rows.map(open) };
  };
  const [ubah, bentrok, ragu] = [await page("ubah"), await page("bentrok"), await page("ragu")];
  return { ubah, bentrok, ragu, columns, column: chosen };
}

const openLabels = (ctx: ReadCtx, register: Register): ReadonlySet<string> =>
  new Set(Object.values(readableRegister(ctx, register).fields).map(({ label }) => label));

/** Since the trial a field may have been closed to whoever brought the list: what stands in it is told no longer. */
function openNow(ctx: ReadCtx, register: Register, labels: ReadonlySet<string>): (told: ToldRow) => ToldRow {
  const { fields } = readableRegister(ctx, register);
  const isNamed = Object.hasOwn(fields, register.columns[0] ?? "");
  const nameless = <T extends { readonly name: string }>(one: T): T => (isNamed ? one : { ...one, name: "" });
  return (told) => ({
    ...nameless(told),
    cells: told.cells.map((cell) => (labels.has(cell.column) ? cell : { column: cell.column, old: null, new: cell.new })),
    ...(told.candidates && { candidates: told.candidates.map(nameless) }),
  });
}

/** By their place in the file. */
export async function toldByPlace(ctx: ReadCtx, listId: string): Promise<Map<number, ToldRow>> {
  const rows = await ctx.db.selectFrom("importTold").select(["place", "told"]).where("listId", "=", listId).execute();
  return new Map(rows.map(({ place, told }) => [place, told as ToldRow]));
}

interface Asked {
  readonly kind: ToldRow["kind"];
  readonly page: number;
  readonly column: string;
}

async function pageOf(ctx: ReadCtx, listId: string, { kind, page, column }: Asked): Promise<ToldPage> {
  const differs = json([{ column }]);
  const ofKind = ctx.db
    .selectFrom("importTold")
    .where("listId", "=", listId)
    .where("kind", "=", kind)
    .$if(column !== "", (rows) => rows.where(sql<boolean>`told -> 'cells' @> ${differs}`));
  const { count } = await ofKind.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  const total = Number(count);
  const shown = Math.min(page, Math.max(1, Math.ceil(total / toldRowsAtOnce)));
  const rows = ofKind.select("told").orderBy("place").limit(toldRowsAtOnce);
  const found = await rows.offset((shown - 1) * toldRowsAtOnce).execute();
  return { rows: found.map(({ told }) => told as ToldRow), total, page: shown };
}

async function columnsTold(ctx: ReadCtx, listId: string): Promise<ToldRows["columns"]> {
  const { rows } = await sql<{ label: string; count: number }>`
    select cell ->> 'column' as label, count(*)::int as count from import_told, jsonb_array_elements(told -> 'cells') cell
    where list_id = ${listId}::uuid and kind <> 'ragu' group by 1 order by 2 desc, 1`.execute(ctx.db);
  return rows;
}
