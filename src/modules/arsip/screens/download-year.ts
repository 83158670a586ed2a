import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readKop, sendReport } from "#modules/profil/index.server.ts";
import { bagian, readYear } from "../load/bagian.ts";
import { wholePart } from "../load/year-list.server.ts";
import { columnsOnPaper } from "../load/year-paper.ts";

/** What a sheet still takes; a school has so many letters in decades. */
const mostRows = 50_000;

/** A part of the yearly list as Excel, or on paper with `?format=pdf`, with who answers for it. @throws Refusal 403, 404, 422 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { asked, letters, ...by } = await reading(args, async (ctx) => {
    const asked = readYear(new URL(args.request.url), Number(today(ctx.now).slice(0, 4)));
    return { asked, letters: await wholePart(ctx, asked, mostRows), kop: await readKop(ctx), now: ctx.now };
  });
  const columns = columnsOnPaper(asked.bagian);
  return sendReport(args.request, args.context.get(filesContext), {
    ...{ name: `retensi-${asked.bagian}-${asked.tahun}`, title: bagian[asked.bagian].title, dense: true },
    subtitle: `Keadaan sampai akhir tahun ${asked.tahun}`,
    columns,
    rows: letters.map((letter, place) => columns.map(({ cell }) => cell(letter, place))),
    nothing: { column: "Perihal", text: "Nihil" },
    counted: `Jumlah: ${letters.length.toLocaleString("id-ID")} surat.`,
    ...by,
  });
}
