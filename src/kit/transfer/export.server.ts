import { exportableRegister } from "../access/visibility/visible-fields.server.ts";
import { record } from "../audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "../ctx.server.ts";
import { fileNamesOf } from "../media/names-in-lists.server.ts";
import type { Query } from "../register/query.ts";
import type { Register } from "../register/register.ts";
import { relatedOf } from "../register/related.server.ts";
import { list } from "../register/store.server.ts";
import { type Cell, cellsOf, namesOfSheet } from "./sheet-rows.ts";

/** Rows as they leave: their columns by the names of fields. */
export interface ExportedTable {
  readonly names: readonly string[];
  readonly ids: readonly string[];
  readonly cells: readonly Cell[][];
}

/** Every row of the current filter, in its order, as it would leave: nothing is handed out yet. @throws Refusal without the right to export */
export async function readTable(ctx: ReadCtx, register: Register, query: Query): Promise<ExportedTable> {
  demand(ctx, `${register.name}:export`);
  const exported = exportableRegister(ctx, register);
  const [ids, cells]: [string[], Cell[][]] = [[], []];
  for (let page = 1; ; page++) {
    const { rows, total } = await list(ctx, register, { ...query, page, size: 1000 }, "export");
    const { names, pictures } = await relatedOf(ctx, exported, rows);
    const called = { ...names, ...(await fileNamesOf(ctx, Object.keys(pictures))) };
    ids.push(...rows.map(({ id }) => id));
    cells.push(...rows.map((row) => cellsOf(exported, row, called)));
    if (rows.length === 0 || cells.length >= total) break;
  }
  return { names: namesOfSheet(exported), ids, cells };
}

interface Exporting {
  readonly query: Query;
  /** What the trail says of it besides the number of rows. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** Hands every row of the current filter out; the trail says so. @throws Refusal without the right to export */
export async function exportTable(ctx: Ctx, register: Register, { query, told }: Exporting): Promise<ExportedTable> {
  const table = await readTable(ctx, register, query);
  await record(ctx, { action: "export", subject: register.name, subjectId: "*", after: { rows: table.cells.length, ...told } });
  return table;
}

/** Its cells alone. @throws Refusal without the right to export */
export const exportRows = async (ctx: Ctx, register: Register, query: Query): Promise<readonly Cell[][]> =>
  (await exportTable(ctx, register, { query })).cells;
