import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Book } from "#kit/documents/book.ts";
import { readForm } from "#kit/form.server.ts";
import { readJsonObject } from "#kit/json.server.ts";
import { noChoices } from "#kit/lists/choices.ts";
import { choicesFrom, fingerprintOf } from "#kit/lists/column-map.ts";
import { mapWithHead } from "#kit/lists/column-maps.server.ts";
import { interpret, openQuestions } from "#kit/lists/interpret.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import type { ReadSheet } from "#kit/transfer/transfer.server.ts";
import { listWords } from "#src/list-words/index.ts";

/** What a program sent, before anybody knows which fields are open to it. */
export interface SentList {
  readonly name: string;
  readonly bytes: number;
  readonly toSheet: (ctx: ReadCtx, register: Register) => Promise<ReadSheet>;
}

/** Rows as JSON, or a file as people keep one. @throws Refusal 400, 413, 415, 422 */
export async function readSentList(request: Request): Promise<SentList> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) return readRowsSent(request);
  const file = (await readForm(request)).get("berkas");
  if (!(file instanceof File) || file.size === 0) throw refuse.invalid("Sertakan berkasnya sebagai bagian bernama berkas.");
  const book = await readBookInThread(new Uint8Array(await file.arrayBuffer()));
  return { name: file.name, bytes: file.size, toSheet: (ctx, register) => understood(ctx, register, book) };
}

/** The list in the register's own labels. A program answers no questions: what is unclear is explained once by a person, who keeps a map of the columns. */
async function understood(ctx: ReadCtx, register: Register, book: Book): Promise<ReadSheet> {
  const reading = { register: importableRegister(ctx, register), words: listWords };
  const first = await interpret(book, { ...reading, choices: noChoices });
  const map = await mapWithHead(ctx, register, { fingerprint: fingerprintOf(first.seen.columns), direction: "in" });
  const choices = map ? choicesFrom(map) : noChoices;
  const { seen, list } = map ? await interpret(book, { ...reading, choices }) : first;
  if (openQuestions(seen, choices) === 0) return list;
  const unclear = seen.columns.filter(({ sure, place }) => !sure && !Object.hasOwn(choices.columns, place)).map(({ label }) => label);
  const orders = seen.mended.filter(({ place, order }) => order?.open && !Object.hasOwn(choices.orders, place));
  const dates = orders.map(({ place }) => `${seen.columns.find((column) => column.place === place)?.label ?? ""} (hari atau bulan dulu?)`);
  const named = [...unclear, ...dates, ...seen.missing.map((label) => `${label} (tidak ada)`)].slice(0, 8).join(", ");
  throw refuse.invalid(
    `Kolom daftar ini belum jelas${named ? `: ${named}` : ""}. Unggah sekali di halaman Impor, jelaskan kolomnya, lalu simpan petanya; sesudah itu program dapat mengirimnya.`,
  );
}

async function readRowsSent(request: Request): Promise<SentList> {
  const { baris, nama = "Kiriman program", ...rest } = await readJsonObject(request);
  const wrong = Object.keys(rest).slice(0, 5);
  if (wrong.length > 0) throw refuse.malformed(`Bagian ini tidak dikenal: ${wrong.map((name) => name.slice(0, 40)).join(", ")}.`);
  if (typeof nama !== "string" || !Array.isArray(baris) || !baris.every(isRow) || baris.length === 0)
    throw refuse.malformed("Kirim baris sebagai larik objek: nama isian dan nilainya.");
  const rows: readonly Row[] = baris;
  const bytes = Number(request.headers.get("content-length") ?? 0) || JSON.stringify(rows).length;
  return { name: nama, bytes, toSheet: async (ctx, register) => sheetOf(importableRegister(ctx, register), rows) };
}

type Cell = string | number | boolean | null;
type Row = Readonly<Record<string, Cell>>;

const isRow = (row: unknown): row is Row =>
  typeof row === "object" &&
  row !== null &&
  !Array.isArray(row) &&
  Object.values(row).every((cell) => typeof cell !== "object" || cell === null);

/** Rows count from 1. Only what was sent is a column: what stands already keeps the rest. */
function sheetOf({ fields }: Register, rows: readonly Row[]): ReadSheet {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const closed = names.filter((name) => !Object.hasOwn(fields, name) || fields[name]?.kind === "file");
  if (closed.length > 0) {
    const sentences = closed
      .slice(0, 20)
      .map((name): [string, string] => [name, `Isian "${name.slice(0, 40)}" tidak dapat diimpor di sini.`]);
    throw refuse.invalid("Ada isian yang tidak dikenal, atau tidak terbuka.", Object.fromEntries(sentences));
  }
  const known = names.map((name): [string, Field] => [name, fields[name] as Field]);
  return {
    header: known.map(([, { label }]) => label),
    rows: rows.map((row) => known.map(([name]) => written(row[name]))),
    places: rows.map((_, index) => index + 1),
  };
}

function written(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return "";
  return typeof cell === "boolean" ? (cell ? "Ya" : "Tidak") : String(cell);
}
