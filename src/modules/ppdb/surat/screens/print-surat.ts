import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readKop } from "#modules/profil/index.server.ts";
import { suratForPanitia } from "../read-surat.server.ts";
import { suratResponse } from "../surat-response.server.ts";

/** The same letter, for the committee. @throws Refusal 404 */
export async function loader(args: LoaderFunctionArgs) {
  const [surat, kop] = await within(args, async (ctx) => [await suratForPanitia(ctx, args.params.id ?? ""), await readKop(ctx)] as const);
  return suratResponse(surat, kop, args.context.get(filesContext));
}
