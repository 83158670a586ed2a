import { scopeContext } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { listWorkContext } from "#kit/lists/list-work.server.ts";
import type { Route } from "./+types/register-rest.ts";
import { registerAt } from "./register/register-at.server.ts";

/** What of an uploaded list cannot be taken yet, with what is wrong beside each row; uploaded again, that column is passed over. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const { actor, requestId } = args.context.get(scopeContext);
  const asked = { who: { actor, requestId }, register: register.name, id: searchParams.get("daftar") ?? "" };
  const { heads, rows, madeAt } = await args.context.get(listWorkContext).rest(asked);
  const columns = heads.map((label) => ({ label }));
  return sendMade(`sisa-${register.path.split("/").at(-1)}.xlsx`, await makeXlsx({ columns, rows, madeAt }));
}
