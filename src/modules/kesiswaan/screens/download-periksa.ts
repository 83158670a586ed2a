import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readKop, sendReport } from "#modules/profil/index.server.ts";
import { exportPeriksa } from "../periksa/load-periksa.server.ts";

/** What the rules find in the pupils, as it is filtered, one line for each finding: as Excel, or on paper with `?format=pdf`, with who answers for it. @throws Refusal 403, 404, 422 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const report = await within(args, async (ctx) => ({
    ...(await exportPeriksa(ctx, new URL(args.request.url).searchParams)),
    kop: await readKop(ctx),
  }));
  return sendReport(args.request, args.context.get(filesContext), { name: "temuan-data-siswa", ...report });
}
