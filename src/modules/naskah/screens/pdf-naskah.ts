import type { LoaderFunctionArgs } from "react-router";
import { type ReadCtx, reading, scopeContext, within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { type Files, filesContext } from "#kit/files/files.server.ts";
import { deliver, sendMade } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { preparePaper, readKop } from "#modules/profil/index.server.ts";
import { lembarParaf, parafBlocks } from "../content/lembar-paraf.ts";
import { chainSteps, givenSteps } from "../load/chain-steps.server.ts";
import { loadDetail } from "../load/detail.server.ts";
import { composePreview } from "../load/preview.server.ts";
import { stampOf } from "../load/void.server.ts";
import { demandWhole, draftImage, signedPdf, stampedPdf } from "../workflow/print.server.ts";
import { takeNaskah } from "../workflow/take.server.ts";

/**
 * The signed letter as it was issued, with a word across it once it is no longer in force; before that, the draft as it would look, with
 * the initials it has. `?lembar=paraf`: the sheet of initials that is kept with a signed one.
 * @throws Refusal 404, 422 while something is missing in the draft, 503
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const files = args.context.get(filesContext);
  const asked = new URL(args.request.url).searchParams;
  if (asked.get("lembar") === "paraf") return parafSheet(args, files);
  const { naskah, draf, stamp, kop } = await reading(args, (ctx) => readDraft(ctx, args.params.id ?? ""));
  if (draf) {
    if (draf.belum.length > 0) throw refuse.invalid(`Draf ini belum dapat dicetak. Belum terisi: ${draf.belum.join(", ")}.`);
    const kertas = { ...draf.kertas, blocks: [...draf.kertas.blocks, ...draf.paraf] };
    return drawn(await draftImage(kertas, (await preparePaper(kop, files)).letterhead.logos), `Draf ${kertas.title}`);
  }
  if (stamp) return drawn(await stampedPdf(args.context.get(scopeContext), files, { id: naskah.id, stamp }), `${naskah.nomor} ${stamp}`);
  const tercetak = await signedPdf(args.context.get(scopeContext), files, naskah.id);
  await demandWhole(files, tercetak);
  const inline = !asked.has("unduh");
  return deliver(files, args.request, { key: tercetak.key, name: tercetak.name, inline });
}

async function readDraft(ctx: ReadCtx, id: string) {
  const naskah = await takeNaskah(ctx, id);
  const signed = naskah.status === "ditandatangani";
  const [stamp, kop] = await Promise.all([signed ? stampOf(ctx, naskah) : undefined, readKop(ctx)]);
  if (signed) return { naskah, stamp, kop, draf: null };
  const steps = await chainSteps(ctx, naskah);
  const paraf = parafBlocks(steps.length > 0 ? steps : givenSteps(naskah));
  return { naskah, stamp, kop, draf: { ...(await composePreview(ctx, naskah, naskah)), paraf } };
}

/** @throws Refusal 404 for what is not signed, was destroyed, or has no initials */
async function parafSheet(args: LoaderFunctionArgs, files: Files): Promise<Response> {
  const { sheet, nomor, kop } = await within(args, async (ctx) => {
    const { naskah, kertas, perihal, rantai, tanda } = await loadDetail(ctx, args.params.id ?? "");
    if (!naskah.nomor || !tanda || rantai.length === 0) throw refuse.notFound("Surat ini tidak mempunyai lembar paraf.");
    const tanggal = naskah.tanggal ? formatDay(naskah.tanggal) : "";
    const sheet = lembarParaf(kertas, { nomor: naskah.nomor, tanggal, hal: perihal }, rantai);
    return { sheet, nomor: naskah.nomor, kop: await readKop(ctx) };
  });
  const { letterhead } = await preparePaper(kop, files);
  const { logos } = letterhead;
  return drawn(await renderPaper({ ...sheet, letterhead: { ...sheet.letterhead, ...(logos && { logos }) } }), `Lembar paraf ${nomor}`);
}

const drawn = (pdf: Uint8Array, name: string): Response => sendMade(`${name}.pdf`, pdf, { inline: true });
