import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import type { Cell, SheetColumn } from "#kit/documents/sheet.ts";
import type { Register } from "#kit/register/register.ts";
import { type BandingQuery, type BarisBanding, hasilLabels, jenisLabels } from "./banding.ts";
import { findBanding, officeSight, type Sight } from "./find-banding.server.ts";
import { readBandingQuery } from "./query.ts";
import { rowsOfBanding } from "./rows-of-banding.server.ts";

export interface BandingSheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What is filtered, a line for each field that differs. @throws Refusal 403, 404 */
export async function exportBanding(ctx: Ctx, register: Register, id: string, parameters: URLSearchParams): Promise<BandingSheet> {
  const { nama } = await findBanding(ctx, register, id);
  demand(ctx, `${register.name}:export`);
  const query = readBandingQuery(parameters);
  const [seen, leaving] = [officeSight(ctx, register), officeSight(ctx, register, "export")];
  const sight = { ...seen, fields: seen.fields.filter((name) => leaving.fields.includes(name)) };
  const rows = await sheetRows(ctx, id, { sight, query });
  await record(ctx, { action: "export", subject: "banding", subjectId: id, after: { register: register.name, nama, rows: rows.length } });
  return { columns: sheetColumns, rows };
}

const sheetColumns: readonly SheetColumn[] = [
  ...["Kelompok", "Kelas", "Nama", "Isian", "Di portal", "Di daftar"].map((label) => ({ label })),
  ...["Keterangan", "Hasil", "Catatan", "Diperiksa oleh", "Diperiksa pada"].map((label) => ({ label })),
];

const most = 20_000;

async function sheetRows(
  ctx: Ctx,
  id: string,
  { sight, query }: { readonly sight: Sight; readonly query: BandingQuery },
): Promise<Cell[][]> {
  const rows = await rowsOfBanding(ctx, id, { sight, query, limit: most, offset: 0 });
  return rows.flatMap((row) => (row.isian.length === 0 ? [lineOf(row)] : row.isian.map((one) => lineOf(row, one))));
}

const lineOf = (row: BarisBanding, one?: BarisBanding["isian"][number]): Cell[] => [
  ...[
    jenisLabels[row.jenis],
    row.kelas ?? row.kelasDaftar,
    row.nama,
    one?.label ?? null,
    one?.lama ?? null,
    one?.baru ?? null,
    row.kalimat,
  ],
  ...[row.hasil && hasilLabels[row.hasil], row.catatan, row.diperiksaNama, row.diperiksaPada && formatMoment(row.diperiksaPada)],
];
