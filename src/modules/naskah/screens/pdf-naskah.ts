import type { LoaderFunctionArgs } from "react-router";
import { type ReadCtx, scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver, disposition } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { composePreview } from "../load/preview.server.ts";
import { stampOf } from "../load/void.server.ts";
import { demandWhole, draftImage, signedPdf, stampedPdf } from "../workflow/print.server.ts";
import { takeNaskah } from "../workflow/take.server.ts";

/**
 * The signed letter as it was issued, with a word across it once it is no longer in force; before that, the draft as it would look.
 * @throws Refusal 404, 422 while something is missing in the draft, 503
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const files = args.context.get(filesContext);
  const { naskah, draf, stamp, kop } = await within(args, (ctx) => readDraft(ctx, args.params.id ?? ""));
  if (draf) {
    if (draf.belum.length > 0) throw refuse.invalid(`Draf ini belum dapat dicetak. Belum terisi: ${draf.belum.join(", ")}.`);
    return drawn(await draftImage(draf.kertas, (await preparePaper(kop, files)).letterhead.logos), `Draf ${draf.kertas.title}`);
  }
  if (stamp) return drawn(await stampedPdf(args.context.get(scopeContext), files, { id: naskah.id, stamp }), `${naskah.nomor} ${stamp}`);
  const tercetak = await signedPdf(args.context.get(scopeContext), files, naskah.id);
  await demandWhole(files, tercetak);
  const inline = !new URL(args.request.url).searchParams.has("unduh");
  return deliver(files, args.request, { key: tercetak.key, name: tercetak.name, inline });
}

async function readDraft(ctx: ReadCtx, id: string) {
  const naskah = await takeNaskah(ctx, id);
  const signed = naskah.status === "ditandatangani";
  const stamp = signed ? await stampOf(ctx, naskah) : undefined;
  return { naskah, stamp, kop: await readKop(ctx), draf: signed ? null : await composePreview(ctx, naskah, naskah) };
}

const drawn = (pdf: Uint8Array, name: string): Response =>
  new Response(new Uint8Array(pdf), {
    headers: { "Content-Type": "application/pdf", "Content-Disposition": disposition(`${name}.pdf`, true), "Cache-Control": "no-store" },
  });
