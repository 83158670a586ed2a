import type { LoaderFunctionArgs } from "react-router";
import { type Ctx, scopeContext, within } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { deliver, disposition } from "#kit/files/respond.server.ts";
import { bacaKop, siapkanKertas } from "#modules/profil/index.server.ts";
import { ambilNaskah } from "../alur/ambil.server.ts";
import { demandUtuh, gambarDraf, pdfBertanda } from "../alur/cetak.server.ts";
import { susunPratinjau } from "../muat/pratinjau.server.ts";

/** The signed letter as it was issued; before that, the draft as it would look. @throws Refusal 404, 503 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const files = args.context.get(filesContext);
  const { naskah, draf, kop } = await within(args, (ctx) => bacaDraf(ctx, args.params.id ?? ""));
  if (draf) {
    const pdf = await gambarDraf(draf.kertas, (await siapkanKertas(kop, files)).letterhead.logos);
    const name = disposition(`Draf ${draf.kertas.title}.pdf`, true);
    return new Response(new Uint8Array(pdf), {
      headers: { "Content-Type": "application/pdf", "Content-Disposition": name, "Cache-Control": "no-store" },
    });
  }
  const tercetak = await pdfBertanda(args.context.get(scopeContext), files, naskah.id);
  await demandUtuh(files, tercetak);
  const inline = !new URL(args.request.url).searchParams.has("unduh");
  return deliver(files, args.request, { key: tercetak.key, name: tercetak.name, inline });
}

async function bacaDraf(ctx: Ctx, id: string) {
  const naskah = await ambilNaskah(ctx, id);
  return { naskah, kop: await bacaKop(ctx), draf: naskah.status === "ditandatangani" ? null : await susunPratinjau(ctx, naskah, naskah) };
}
