import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { restOf } from "#kit/lists/grid.server.ts";
import { settledMoment } from "#kit/lists/list-moment.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { listWords } from "#src/list-words/index.ts";
import type { Route } from "./+types/register-rest.ts";
import { registerAt } from "./register/register-at.server.ts";
import { sheetResponse } from "./register/transfer/sheet-response.server.ts";

/** What of an uploaded list cannot be taken yet, with what is wrong beside each row; uploaded again, that column is passed over. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const { heads, rows, asOf } = await within(args, async (ctx) => {
    const list = await uploadedList(ctx, register, searchParams.get("daftar") ?? "");
    return { ...(await restOf(ctx, importableRegister(ctx, register), list, listWords)), asOf: settledMoment(list, list.choices).since };
  });
  const columns = heads.map((label) => ({ label }));
  return sheetResponse(`sisa-${register.path.split("/").at(-1)}.xlsx`, await makeXlsx({ columns, rows, madeAt: asOf }));
}
