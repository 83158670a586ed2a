import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { bolehPindaian } from "../alur/tindak.server.ts";
import { pindaianSurat } from "../muat/surat.server.ts";
import { ambilCabang } from "../pohon.server.ts";

/** The scan of the letter, for whoever may see the branch. @throws Refusal 404 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const held = await within(args, async (ctx) => {
    const terlihat = await ambilCabang(ctx, args.params.id ?? "");
    if (!bolehPindaian(ctx, terlihat)) throw refuse.notFound("Disposisi ini sudah ditarik.");
    return pindaianSurat(ctx, terlihat.suratId);
  });
  return deliver(args.context.get(filesContext), args.request, { ...held, inline: true });
}
