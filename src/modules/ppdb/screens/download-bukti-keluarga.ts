import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { buktiOfFamily } from "../bukti.server.ts";
import { downloadBukti } from "../bukti-pdf.server.ts";
import { readStatusCookie } from "../keluarga/status-cookie.server.ts";

/** The receipt as PDF, for the family whose page is open. @throws Refusal 404, 429 */
export async function loader(args: LoaderFunctionArgs) {
  const { secure } = args.context.get(visitContext);
  const [bukti, kop] = await within(args, async (ctx) => {
    const id = readStatusCookie(ctx, args.request, secure);
    if (!id) throw refuse.notFound("Bukti pendaftaran tidak ditemukan.");
    return [await buktiOfFamily(ctx, id), await readKop(ctx)] as const;
  });
  return downloadBukti(bukti, await preparePaper(kop, args.context.get(filesContext)));
}
