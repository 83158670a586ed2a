import { type ActionFunctionArgs, redirect } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { visitContext } from "#kit/visit.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { demandOpen } from "../../keluarga/open-pages.server.ts";
import { statusPath } from "../../paths.ts";
import { kartuResponse } from "../kartu-pdf.server.ts";
import { kartuOfFamily } from "../read-kartu.server.ts";

/** Opened by its address, it names no child. */
export const loader = () => redirect(statusPath);

/** The card of the child on whose page it was pressed; sent, so that its number stands in no address. @throws Refusal 404, 409, 429 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { origin, secure } = context.get(visitContext);
  const form = await readForm(request);
  const [kartu, kop] = await context.get(scopeContext).transaction(async (ctx) => {
    const id = await demandOpen(ctx, { request, secure }, form.get("nomor"));
    return [await kartuOfFamily(ctx, id), await readKop(ctx)] as const;
  });
  return kartuResponse(kartu, { kertas: await preparePaper(kop, context.get(filesContext)), origin });
}
