import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readKop, sendReport } from "#modules/profil/index.server.ts";
import { tempoReport } from "../load-tempo.server.ts";
import { tempoColumns, tempoPeriod, tempoTitle, tempoTotal } from "../tempo-paper.ts";

/** What falls due as Excel, or on paper with `?format=pdf`, with who answers for it. @throws Refusal 404, 422 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { daftar, ...by } = await reading(args, async (ctx) => ({
    daftar: await tempoReport(ctx, new URL(args.request.url).searchParams),
    kop: await readKop(ctx),
    now: ctx.now,
  }));
  const [title, columns] = [tempoTitle(daftar), tempoColumns(daftar)];
  return sendReport(args.request, args.context.get(filesContext), {
    ...{ name: `${title.toLowerCase().replaceAll(" ", "-")}-${daftar.hari}`, title, subtitle: tempoPeriod(daftar), dense: true },
    columns,
    rows: daftar.baris.map((one, place) => columns.map(({ isi }) => isi(one, place))),
    nothing: { column: "Nama", text: "Tidak ada yang jatuh tempo." },
    counted: tempoTotal(daftar),
    ...by,
  });
}
