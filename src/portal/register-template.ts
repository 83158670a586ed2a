import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { within } from "#kit/ctx.server.ts";
import { makeCsv, makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import type { Route } from "./+types/register-template.ts";
import { registerAt } from "./register/register-at.server.ts";
import { explanationsOf } from "./register/transfer/column-rules.ts";

/** An empty list to fill in; as XLSX with a second sheet that explains its columns. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const whole = registerAt(pathname);
  const register = await within(args, async (ctx) => importableRegister(ctx, whole));
  const columns = columnsOfSheet(register);
  const name = `templat-${register.path.split("/").at(-1)}`;
  if (searchParams.get("format") === "csv") return sendMade(`${name}.csv`, await makeCsv({ columns, rows: [] }));
  const bytes = await makeXlsx({ columns, rows: [], explanations: explanationsOf(register) });
  return sendMade(`${name}.xlsx`, bytes);
}
