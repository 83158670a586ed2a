import type { LoaderFunctionArgs } from "react-router";
import { type ReadCtx, scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver, disposition } from "#kit/files/respond.server.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { composePreview } from "../load/preview.server.ts";
import { demandWhole, draftImage, signedPdf } from "../workflow/print.server.ts";
import { takeNaskah } from "../workflow/take.server.ts";

/** The signed letter as it was issued; before that, the draft as it would look. @throws Refusal 404, 503 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const files = args.context.get(filesContext);
  const { naskah, draf, kop } = await within(args, (ctx) => readDraft(ctx, args.params.id ?? ""));
  if (draf) {
    const pdf = await draftImage(draf.kertas, (await preparePaper(kop, files)).letterhead.logos);
    const name = disposition(`Draf ${draf.kertas.title}.pdf`, true);
    return new Response(new Uint8Array(pdf), {
      headers: { "Content-Type": "application/pdf", "Content-Disposition": name, "Cache-Control": "no-store" },
    });
  }
  const tercetak = await signedPdf(args.context.get(scopeContext), files, naskah.id);
  await demandWhole(files, tercetak);
  const inline = !new URL(args.request.url).searchParams.has("unduh");
  return deliver(files, args.request, { key: tercetak.key, name: tercetak.name, inline });
}

async function readDraft(ctx: ReadCtx, id: string) {
  const naskah = await takeNaskah(ctx, id);
  return { naskah, kop: await readKop(ctx), draf: naskah.status === "ditandatangani" ? null : await composePreview(ctx, naskah, naskah) };
}
