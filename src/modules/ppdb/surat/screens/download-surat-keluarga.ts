import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { refuse } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import { readKop } from "#modules/profil/index.server.ts";
import { readStatusCookie } from "../../keluarga/status-cookie.server.ts";
import { suratOfFamily } from "../read-surat.server.ts";
import { suratResponse } from "../surat-response.server.ts";

/** The letter about the result as PDF, for the family whose page is open. @throws Refusal 404, 429 */
export async function loader(args: LoaderFunctionArgs) {
  const { secure } = args.context.get(visitContext);
  const [surat, kop] = await within(args, async (ctx) => {
    const id = readStatusCookie(ctx, args.request, secure);
    if (!id) throw refuse.notFound("Surat hasil seleksi tidak ditemukan.");
    return [await suratOfFamily(ctx, id), await readKop(ctx)] as const;
  });
  return suratResponse(surat, kop, args.context.get(filesContext));
}
