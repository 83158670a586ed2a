import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatMoment, today } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { fitsOnPaper } from "#kit/documents/paper.ts";
import { xlsxType } from "#kit/documents/spreadsheet.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { disposition } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { closing, closingLines, preparePaper, readKop } from "#modules/profil/index.server.ts";
import { bagian, readYear } from "../load/bagian.ts";
import { wholePart } from "../load/year-list.server.ts";
import { columnsOnPaper, readCell } from "../load/year-paper.ts";

/** What a sheet still takes; a school has so many letters in decades. */
const mostRows = 50_000;

/** A part of the yearly list as Excel, or on paper with `?format=pdf`, with who answers for it. @throws Refusal 403, 404, 422 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const address = new URL(args.request.url);
  const { asked, rows, kop, now } = await reading(args, async (ctx) => {
    const asked = readYear(address, Number(today(ctx.now).slice(0, 4)));
    return { asked, rows: await wholePart(ctx, asked, mostRows), kop: await readKop(ctx), now: ctx.now };
  });
  const columns = columnsOnPaper(asked.bagian);
  const cells = rows.map((row, place) => columns.map(({ cell }) => cell(row, place)));
  const [title, subtitle] = [bagian[asked.bagian].title, `Keadaan sampai akhir tahun ${asked.tahun}`];
  const end = closing(kop, now, `Jumlah: ${cells.length.toLocaleString("id-ID")} surat.`);
  const name = `retensi-${asked.bagian}-${asked.tahun}`;
  if (address.searchParams.get("format") !== "pdf")
    return send(await makeXlsx({ columns, rows: cells, above: [title, subtitle], below: closingLines(end) }), `${name}.xlsx`, xlsxType);
  if (!fitsOnPaper(cells.length, columns.length)) throw refuse.invalid("Daftar ini terlalu panjang untuk PDF. Unduh sebagai Excel.");
  const pdf = await renderPaper({
    ...(await preparePaper(kop, args.context.get(filesContext))),
    ...{ title, subtitle, footer: `Dicetak ${formatMoment(now)}`, orientation: "landscape" },
    blocks: [
      {
        kind: "table",
        dense: true,
        columns: columns.map(({ label, share, kind }) => ({ label, share, align: kind === "number" ? "right" : "left" })),
        rows: cells.map((row) => columns.map((column, place) => readCell(column, row[place] ?? null))),
      },
      ...end,
    ],
  });
  return send(pdf, `${name}.pdf`, "application/pdf");
}

const send = (bytes: Uint8Array, name: string, type: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": type, "Content-Disposition": disposition(name), "Cache-Control": "private, no-store" },
  });
