import { formatMoment } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { type Block, fitsOnPaper, type Paper } from "#kit/documents/paper.ts";
import { type Cell, type PrintedColumn, readCell } from "#kit/documents/sheet.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { refuse } from "#kit/refusals.ts";
import { closing, closingLines } from "./closing.ts";
import { preparePaper } from "./kop.server.ts";
import type { Kop } from "./kop.ts";

/** A list that somebody answers for. */
interface Report {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  /** The days that it speaks of. */
  readonly subtitle: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** On paper, where a row of the sheet says more than a line there holds. */
  readonly paperRows?: readonly (readonly Cell[])[];
  /** On paper, in the column of that label, where the list has nothing: an empty frame looks like a page that did not print. */
  readonly nothing?: { readonly column: string; readonly text: string };
  /** e.g. "Jumlah: 24 surat." */
  readonly counted: string;
  /** Many narrow columns, set small on paper. */
  readonly dense?: boolean;
  readonly orientation?: Paper["orientation"];
  /** Below the table, on paper. */
  readonly note?: string;
  /** Of every page. */
  readonly footer?: string;
  readonly kop: Kop;
  readonly now: Date;
}

/** A report as Excel, or on paper with `?format=pdf`, with who answers for it. @throws Refusal 422 when it is too long for paper */
export async function sendReport(request: Request, files: Files, report: Report): Promise<Response> {
  const { name, title, subtitle, columns, rows, kop, now } = report;
  const end = closing(kop, now, report.counted);
  if (new URL(request.url).searchParams.get("format") !== "pdf") {
    const sheet = { columns, rows, above: [title, subtitle], below: closingLines(end), madeAt: now };
    return sendMade(`${name}.xlsx`, await makeXlsx(sheet));
  }
  if (!fitsOnPaper(rows.length, columns.length)) throw refuse.invalid("Daftar ini terlalu panjang untuk PDF. Unduh sebagai Excel.");
  const pdf = await renderPaper({
    ...(await preparePaper(kop, files)),
    ...{ title, subtitle, footer: report.footer ?? `Dicetak ${formatMoment(now)}`, orientation: report.orientation ?? "landscape" },
    blocks: [tableOf(report), ...(report.note ? [{ kind: "paragraph", text: report.note, tone: "quiet" } as const] : []), ...end],
  });
  return sendMade(`${name}.pdf`, pdf);
}

const tableOf = ({ columns, rows: whole, paperRows: rows = whole, nothing, dense }: Report): Block => ({
  kind: "table",
  ...(dense && { dense }),
  columns: columns.map(({ label, share, kind }) => ({ label, share, align: kind === "number" ? "right" : "left" })),
  rows:
    nothing && rows.length === 0
      ? [columns.map(({ label }) => (label === nothing.column ? nothing.text : ""))]
      : rows.map((row) => columns.map((column, place) => readCell(column, row[place] ?? null))),
});
