import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { kartuResponse } from "../kartu-pdf.server.ts";
import { kartuForPanitia } from "../read-kartu.server.ts";

/** One child's card, for the desk. @throws Refusal 404 */
export async function loader(args: LoaderFunctionArgs) {
  const [kartu, kop] = await within(args, async (ctx) => [await kartuForPanitia(ctx, args.params.id ?? ""), await readKop(ctx)] as const);
  const kertas = await preparePaper(kop, args.context.get(filesContext));
  return kartuResponse(kartu, { kertas, origin: args.context.get(visitContext).origin });
}
