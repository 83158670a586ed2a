import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import type { Filling } from "../documents/template/fill.server.ts";
import type { Files } from "../files/files.server.ts";
import { fillTemplateInThread } from "../reading/reading.server.ts";
import { refuse } from "../refusals.ts";
import type { Query } from "../register/query.ts";
import type { Register } from "../register/register.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import { type ExportedTable, exportTable, readTable } from "../transfer/export.server.ts";
import { fillingOf, type OutColumn, type OutRow, type StrangeValue, strangeValues } from "./outward.ts";
import { openInTemplate, placeIn } from "./see-template.ts";
import { bytesOf, held, type KeptTemplate } from "./template.server.ts";
import type { ListWords } from "./words.ts";

interface FillingKept {
  readonly id: string;
  readonly query: Query;
  readonly files: Files;
  readonly words: ListWords;
}

/** A template with rows in it, and what was written. */
export interface FilledTemplate {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly kept: KeptTemplate;
  readonly table: ExportedTable;
  readonly columns: readonly OutColumn[];
}

/** The template with the rows of this filter, as far as this person may hand them out. The trail says so. @throws Refusal */
export async function fillKeptTemplate(scope: Scope, register: Register, how: FillingKept): Promise<FilledTemplate> {
  const { id, query, files, words } = how;
  const { kept, table, key, columns } = await scope.transaction((ctx) => takeRows(ctx, register, { id, query }));
  const rows = await fillingsOf(table, columns);
  const bytes = await fillTemplateInThread(await bytesOf(files, key), placeIn({ ...kept.seen, columns }, words), rows);
  return { name: kept.fileName.replace(/(?:\.xlsx)?$/i, " - terisi.xlsx"), bytes, kept, table, columns };
}

async function takeRows(ctx: Ctx, register: Register, { id, query }: Pick<FillingKept, "id" | "query">) {
  const { kept, exported, key } = await held(ctx, register, id);
  if (openInTemplate(kept.seen) > 0) throw refuse.invalid("Masih ada kolom yang perlu dipastikan. Pastikan dahulu, lalu isi templatnya.");
  const columns = kept.seen.columns.filter(({ field }) => field !== "");
  if (columns.length === 0) throw refuse.invalid("Belum ada kolom yang diisi. Pilih isian untuk kolomnya.");
  // What may leave can have become less since the template was understood.
  const closed = columns.filter(({ field, pair }) =>
    [field, ...pair].some((name) => !name.startsWith(".") && !Object.hasOwn(exported.fields, name)),
  );
  if (closed.length > 0)
    throw refuse.forbidden(`Isian untuk kolom “${closed[0]?.label}” tidak lagi boleh Anda ekspor.`, `${register.name}:export`);
  const told = { templat: kept.fileName, ...(kept.columnMap && { peta: kept.columnMap }) };
  const table = await exportTable(ctx, register, { query: { ...query, bin: false }, told });
  const strange = strangeValues(rowsOf(table), columns).filter(({ choosable }) => choosable);
  if (strange.length > 0)
    throw refuse.invalid(
      `“${strange[0]?.said}” tidak ada di pilihan kolom “${strange[0]?.label}”. Pilih dahulu apa yang ditulis untuknya.`,
    );
  const { free, stop } = kept.seen.room;
  if (free !== null && table.ids.length > free) throw refuse.invalid(tooFew({ free, row: stop?.row ?? 0, rows: table.ids.length }));
  return { kept, key, table, columns };
}

const tooFew = ({ free, row, rows }: { free: number; row: number; rows: number }): string =>
  `Templat ini hanya menyediakan ${free} baris kosong sebelum baris ${row}, sedangkan daftarnya ${rows} baris. Saring daftarnya, atau sisipkan baris kosong di Excel lalu unggah templatnya lagi.`;

/** What the rows of this filter say that the template does not allow. */
export async function strangeInTemplate(
  ctx: ReadCtx,
  register: Register,
  { kept, query }: { kept: KeptTemplate; query: Query },
): Promise<StrangeValue[]> {
  const columns = kept.seen.columns.filter(({ field, items }) => field !== "" && items !== null);
  if (columns.length === 0) return [];
  return strangeValues(rowsOf(await readTable(ctx, register, { ...query, bin: false })), columns);
}

const rowsOf = ({ names, cells }: ExportedTable): OutRow[] =>
  cells.map((line) => Object.fromEntries(names.map((name, place) => [name, line[place] ?? null])));

/** A long list is written down with breaks, in which others have their turn. */
export async function fillingsOf(table: ExportedTable, columns: readonly OutColumn[]): Promise<Filling[][]> {
  const breathe = openYielder();
  const rows: Filling[][] = [];
  for (const [index, row] of rowsOf(table).entries()) {
    await breathe();
    rows.push(columns.map((column) => fillingOf(row, column, index + 1)));
  }
  return rows;
}
