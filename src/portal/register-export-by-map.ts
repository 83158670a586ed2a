import { within } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { makeCsv, makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { exportByMap } from "#kit/lists/export-by-map.server.ts";
import { readOutgoing } from "#kit/lists/outgoing.ts";
import { listWords } from "#src/list-words/index.ts";
import type { Route } from "./+types/register-export-by-map.ts";
import { registerAt } from "./register/register-at.server.ts";

/** The rows of the current filter as a list of elsewhere would have them: its heads, its order, its words. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const asked = { id: searchParams.get("peta") ?? "", query: readOutgoing(register, searchParams).query, words: listWords };
  const { name, ...list } = await within(args, (ctx) => exportByMap(ctx, register, asked));
  const isCsv = searchParams.get("format") === "csv";
  const bytes = isCsv ? await makeCsv(list) : await makeXlsx(list);
  return sendMade(`${name} ${today()}.${isCsv ? "csv" : "xlsx"}`, bytes);
}
