import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { exportMadrasah } from "../periksa/load-madrasah.server.ts";

/** What the rules find in the school's own numbers and in its classes, as it is filtered, one line for each finding. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const sheet = await within(args, (ctx) => exportMadrasah(ctx, new URL(args.request.url).searchParams));
  return sendMade("temuan-kelas-dan-madrasah.xlsx", await makeXlsx(sheet));
}
