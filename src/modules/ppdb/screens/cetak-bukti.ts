import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { bacaKop, siapkanKertas } from "#modules/profil/index.server.ts";
import { buktiUntukPanitia } from "../bukti.server.ts";
import { unduhBukti } from "../bukti-pdf.server.ts";

/** The same paper, for the office. */
export async function loader(args: LoaderFunctionArgs) {
  const [bukti, kop] = await within(args, async (ctx) => [await buktiUntukPanitia(ctx, args.params.id ?? ""), await bacaKop(ctx)] as const);
  return unduhBukti(bukti, await siapkanKertas(kop, args.context.get(filesContext)));
}
