import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { within } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { makeCsv, makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { columnsOfSheet, withoutUnasked } from "#kit/transfer/sheet-rows.ts";
import { exportRows } from "#kit/transfer/transfer.server.ts";
import { closing, preparePaper, readKop } from "#modules/profil/index.server.ts";
import type { Route } from "./+types/register-export.ts";
import { registerAt } from "./register/register-at.server.ts";
import { listPaper } from "./register/transfer/list-paper.ts";

/** The rows of the current filter as a file. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const query = readQuery(register, searchParams);
  const { rows, columns, kop, madeAt } = await within(args, async (ctx) => {
    const rows = await exportRows(ctx, register, { ...query, bin: false });
    const exported = exportableRegister(ctx, register);
    const table = withoutUnasked(exported, { columns: columnsOfSheet(exported), rows });
    return { ...table, kop: await readKop(ctx), madeAt: ctx.now };
  });
  const name = `${register.path.split("/").at(-1)}-${today()}`;
  if (searchParams.get("format") === "pdf") {
    const kertas = await preparePaper(kop, args.context.get(filesContext));
    const paper = listPaper(register, { columns, rows, search: query.search });
    const end = closing(kop, madeAt, `Jumlah: ${rows.length.toLocaleString("id-ID")} ${register.noun}.`);
    return sendMade(`${name}.pdf`, await renderPaper({ ...kertas, ...paper, blocks: [...paper.blocks, ...end] }));
  }
  if (searchParams.get("format") === "csv") return sendMade(`${name}.csv`, await makeCsv({ columns, rows }));
  return sendMade(`${name}.xlsx`, await makeXlsx({ columns, rows, madeAt }));
}
