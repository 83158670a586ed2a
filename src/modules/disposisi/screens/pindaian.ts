import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { pindaianSurat } from "../load/surat.server.ts";
import { takeCabang } from "../tree.server.ts";
import { mayPindaian } from "../workflow/act.server.ts";

/** The scan of the letter, for whoever may see the branch. @throws Refusal 404 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const held = await within(args, async (ctx) => {
    const terlihat = await takeCabang(ctx, args.params.id ?? "");
    if (!mayPindaian(ctx, terlihat)) throw refuse.notFound("Disposisi ini sudah ditarik.");
    return pindaianSurat(ctx, terlihat.suratId);
  });
  return deliver(args.context.get(filesContext), args.request, { ...held, inline: true });
}
