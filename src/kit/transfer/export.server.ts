import { exportableRegister } from "../access/visibility/visible-fields.server.ts";
import { record } from "../audit/audit.server.ts";
import { type Ctx, demand } from "../ctx.server.ts";
import { fileNamesOf } from "../media/names-in-lists.server.ts";
import type { Query } from "../register/query.ts";
import type { Register } from "../register/register.ts";
import { relatedOf } from "../register/related.server.ts";
import { list } from "../register/store.server.ts";
import { type Cell, cellsOf } from "./sheet-rows.ts";

/** Every row of the current filter, in its order. @throws Refusal without the right to export */
export async function exportRows(ctx: Ctx, register: Register, query: Query): Promise<Cell[][]> {
  demand(ctx, `${register.name}:export`);
  const exported = exportableRegister(ctx, register);
  const cells: Cell[][] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await list(ctx, register, { ...query, page, size: 1000 });
    const { names, pictures } = await relatedOf(ctx, exported, rows);
    const called = { ...names, ...(await fileNamesOf(ctx, Object.keys(pictures))) };
    cells.push(...rows.map((row) => cellsOf(exported, row, called)));
    if (rows.length === 0 || cells.length >= total) break;
  }
  await record(ctx, { action: "export", subject: register.name, subjectId: "*", after: { rows: cells.length } });
  return cells;
}
