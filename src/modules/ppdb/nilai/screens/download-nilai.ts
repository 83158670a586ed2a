import { redirect } from "react-router";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { demand, within } from "#kit/ctx.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { nilaiPpdbPath } from "../../paths.ts";
import { exportNilai } from "../export-nilai.server.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import type { Route } from "./+types/download-nilai.ts";

/** One sheet as a workbook. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const { jalur, komponen } = args.params;
  const list = await within(args, async (ctx) => {
    demand(ctx, "nilaiPpdb:export");
    const lembar = await readLembarNilai(ctx, { jalur, komponen });
    return isRecentlyConfirmed(ctx.actor, ctx.now) ? exportNilai(ctx, lembar) : undefined;
  });
  if (!list) return redirect(`/konfirmasi?lanjut=${encodeURIComponent(`${nilaiPpdbPath}/${jalur}/${komponen}/unduh`)}&berkas=1`, 303);
  const { nama, ...sheet } = list;
  return sendMade(`${nama}.xlsx`, await makeXlsx(sheet));
}
