import { within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { readAsked } from "../../panitia/asked.ts";
import { exportJawaban } from "../export-jawaban.server.ts";
import type { Route } from "./+types/download-jawaban.ts";

/** The applicants of the desk's list with what they answered, as a workbook. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { nama, ...sheet } = await within(args, (ctx) => exportJawaban(ctx, readAsked(new URL(args.request.url).searchParams)));
  return sendMade(`${nama}.xlsx`, await makeXlsx(sheet));
}
