import { within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { exportBanding } from "#modules/banding/index.server.ts";
import type { Route } from "./+types/register-banding-unduh.ts";
import { registerAt } from "./register/register-at.server.ts";

/** What of a comparison is filtered, as a workbook. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(args.request.url);
  const register = registerAt(pathname);
  const sheet = await within(args, (ctx) => exportBanding(ctx, register, args.params.id, searchParams));
  return sendMade(`perbandingan-${register.path.split("/").at(-1)}.xlsx`, await makeXlsx(sheet));
}
