import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { exportPeriksaPegawai } from "../periksa/load-periksa.server.ts";

/** What the rules find in the staff, as it is filtered, one line for each finding. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const sheet = await within(args, (ctx) => exportPeriksaPegawai(ctx, new URL(args.request.url).searchParams));
  return sendMade("temuan-data-pegawai.xlsx", await makeXlsx(sheet));
}
