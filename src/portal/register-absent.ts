import { within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { absentCells } from "#kit/transfer/transfer.server.ts";
import type { Route } from "./+types/register-absent.ts";
import { registerAt } from "./register/register-at.server.ts";

/** What stands in the portal and not in an uploaded list, to be asked after. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const { shown, rows } = await within(args, async (ctx) => {
    const { id } = await uploadedList(ctx, register, searchParams.get("daftar") ?? "");
    return absentCells(ctx, register, id);
  });
  return sendMade(`tidak-ada-${register.path.split("/").at(-1)}.xlsx`, await makeXlsx({ columns: columnsOfSheet(shown), rows }));
}
