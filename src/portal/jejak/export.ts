import { record } from "#kit/audit/audit.server.ts";
import { type TrailLine, trail } from "#kit/audit/trail.server.ts";
import { type Ctx, demand, within } from "#kit/ctx.server.ts";
import { formatMoment, today } from "#kit/dates.ts";
import type { Cell, SheetColumn } from "#kit/documents/spreadsheet.server.ts";
import { makeCsv } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import type { Route } from "./+types/export.ts";
import { erasedWords, type ReadableLine } from "./line.ts";
import { readable } from "./readable.server.ts";
import { wantedOf } from "./show-trail.server.ts";
import { type Asked, readAsked } from "./trail-query.ts";

const columns: readonly SheetColumn[] = [
  { label: "Waktu" },
  { label: "Oleh" },
  { label: "Tindakan" },
  { label: "Jenis data" },
  { label: "Data" },
  { label: "Isian" },
  { label: "Sebelum" },
  { label: "Sesudah" },
];

/** So that nobody waits for one file while it is written; more is had by narrowing the days. */
const most = 10_000;
const atOnce = 1_000;

/** The lines of the current filter as a file, one row for each field that changed. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const asked = readAsked(new URL(args.request.url).searchParams);
  const rows = await within(args, (ctx) => exportTrail(ctx, asked));
  return sendMade(`jejak-audit-${today()}.csv`, await makeCsv({ columns, rows }));
}

async function exportTrail(ctx: Ctx, asked: Asked): Promise<Cell[][]> {
  demand(ctx, "audit:export");
  const rows: Cell[][] = [];
  let [last, count]: [string | undefined, number] = [undefined, 0];
  for (let more = true; more && count < most; ) {
    const { lines, hasOlder } = await trail(ctx, wantedOf(asked), { size: atOnce, ...(last === undefined ? {} : { older: last }) });
    rows.push(...(await readable(ctx, lines)).flatMap(rowsOf));
    count += lines.length;
    last = (lines.at(-1) as TrailLine | undefined)?.id;
    more = hasOlder;
  }
  await record(ctx, { action: "export", subject: "audit", subjectId: "*", after: { rows: count } });
  return rows;
}

function rowsOf({ at, actor, position, deed, kind, name, erased, changes }: ReadableLine): Cell[][] {
  const common = [formatMoment(at), position ? `${actor}, ${position}` : actor, deed, kind, name];
  if (erased) return [[...common, erasedWords, null, null]];
  if (changes.length === 0) return [[...common, null, null, null]];
  return changes.map(({ label, before, after }) => [...common, label, before, after]);
}
