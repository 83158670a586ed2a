import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { buktiForPanitia } from "../bukti.server.ts";
import { downloadBukti } from "../bukti-pdf.server.ts";

/** The same paper, for the office. */
export async function loader(args: LoaderFunctionArgs) {
  const [bukti, kop] = await within(args, async (ctx) => [await buktiForPanitia(ctx, args.params.id ?? ""), await readKop(ctx)] as const);
  return downloadBukti(bukti, await preparePaper(kop, args.context.get(filesContext)), args.context.get(visitContext).origin);
}
