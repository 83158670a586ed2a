import { importableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { isDay } from "#kit/dates.ts";
import { type Book, joinPortions } from "#kit/documents/book.ts";
import { type Choices, noChoices } from "#kit/lists/choices.ts";
import { choicesFrom, fingerprintOf } from "#kit/lists/column-map.ts";
import { mapWithHead } from "#kit/lists/column-maps.server.ts";
import { faultsAt, type Interpretation, interpret, openQuestions } from "#kit/lists/interpret.ts";
import { madeMoment } from "#kit/lists/list-moment.server.ts";
import type { Column } from "#kit/lists/match-columns.ts";
import { type MendedColumn, mendColumn } from "#kit/lists/mend-column.ts";
import type { Repair } from "#kit/lists/repair-words.ts";
import { type FieldSentences, type Refusal, refuse } from "#kit/refusals.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Register } from "#kit/register/register.ts";
import { openYielder } from "#kit/threads/yield-event-loop.ts";
import type { ReadSheet, Settled } from "#kit/transfer/transfer.server.ts";
import { listWords } from "#src/list-words/index.ts";
import type { Cell, Row, SentList } from "./read-sent-list.ts";
import { choicesOf, demandFields, type Settings } from "./sent-settings.ts";

/** A list as it can be tried out, and how. */
export interface ReadList extends Settled {
  readonly sheet: ReadSheet;
  /** What was done to its cells, or would be. */
  readonly mended: readonly Pick<MendedColumn, "field" | "done">[];
}

/** What was sent, as the register's own list. @throws Refusal 422 where it is unclear */
export async function understandSent(ctx: ReadCtx, register: Register, sent: SentList): Promise<ReadList> {
  if ("rows" in sent) return mendedRows(importableRegister(ctx, register), sent.rows, sent.settings);
  return understoodBook(ctx, register, await joinPortions(sent.portions), sent.settings);
}

/** The list in the register's own labels. A program answers no questions: what is unclear it says beforehand, or a person keeps a map of the columns. */
async function understoodBook(ctx: ReadCtx, register: Register, book: Book, settings: Settings): Promise<ReadList> {
  const reading = { register: importableRegister(ctx, register), words: listWords };
  demandFields(reading.register, settings);
  const first = await interpret(book, { ...reading, choices: noChoices });
  const map = await mapWithHead(ctx, register, { fingerprint: fingerprintOf(first.seen.columns), direction: "in" });
  const choices = choicesOf(settings, first.seen.columns, map ? choicesFrom(map) : noChoices);
  const { seen, list } = await interpret(book, { ...reading, choices });
  if (openQuestions(seen, choices) > 0) throw unclear(seen, choices);
  const made = madeMoment(book, ctx.now);
  const settled = { rules: { ...choices.rules, ...settings.aturan }, decided: settings.keputusan };
  return { sheet: list, mended: seen.mended, ...settled, ...(made && { since: made, stated: true as const }) };
}

function unclear(seen: Interpretation, choices: Choices): Refusal {
  const unknown = seen.columns.filter(({ sure, place, field }) => !sure && choices.columns[place] !== field).map(({ label }) => label);
  const orders = seen.mended.filter(({ place, order }) => order?.open && !Object.hasOwn(choices.orders, place));
  const dates = orders.map(({ place }) => `${seen.columns.find((column) => column.place === place)?.label ?? ""} (hari atau bulan dulu?)`);
  const named = [...unknown, ...dates, ...seen.missing.map((label) => `${label} (tidak ada)`)].slice(0, 8).join(", ");
  return refuse.invalid(
    `Kolom daftar ini belum jelas${named ? `: ${named}` : ""}. Sebutkan di pengaturan (kolom, tanggal), atau unggah sekali di halaman Impor, jelaskan kolomnya, lalu simpan petanya.`,
  );
}

/** Cells of a program are taken as they are, but for what it asks to be mended. */
async function mendedRows(register: Register, rows: readonly Row[], settings: Settings): Promise<ReadList> {
  demandFields(register, settings);
  const sheet = sheetOf(register, rows);
  const names = sheet.fields;
  const columns = names.map((field, place): Column => ({ place, field, label: sheet.header[place] ?? "", samples: [], sure: true }));
  const { nilai = {}, perbaikan = {} } = settings;
  const ways = (name: string): Repair[] => [...new Set([...(perbaikan[name] ?? []), ...(nilai[name] ? (["pilihan"] as const) : [])])];
  const asked = names.filter((name) => ways(name).length > 0);
  const wanted = { ...settings, perbaikan: Object.fromEntries(asked.map((name) => [name, ways(name)])) };
  const how = { register, words: listWords, choices: choicesOf(wanted, columns), breathe: openYielder() };
  const mended: MendedColumn[] = [];
  for (const column of columns.filter(({ field }) => asked.includes(field))) mended.push(await mendColumn(sheet.rows, { ...how, column }));
  const byPlace = new Map(mended.map((one) => [one.place, one]));
  return {
    sheet: {
      ...{ header: sheet.header, places: sheet.places, typed: sheet.rows },
      rows: sheet.rows.map((cells, index) => cells.map((cell, place) => byPlace.get(place)?.cells[index] ?? cell)),
      faults: sheet.rows.map((row, index) => ({
        ...faultsOfDays(row, { columns, mended: byPlace, settings, register }),
        ...faultsAt(mended, index),
      })),
    },
    ...{ mended, rules: settings.aturan, decided: settings.keputusan },
  };
}

interface Days {
  readonly columns: readonly Column[];
  readonly mended: ReadonlyMap<number, MendedColumn>;
  readonly settings: Settings;
  readonly register: Register;
}

/** By field: a day that is not written year first, where nobody said how to read it. "2/3/2009" is two days. */
function faultsOfDays(row: readonly string[], { columns, mended, settings, register }: Days): FieldSentences {
  const wrong = columns.flatMap(({ place, field }): [string, string][] => {
    const cell = row[place] ?? "";
    const known = register.fields[field];
    if (known?.kind !== "date" || cell === "" || isDay(cell)) return [];
    const readable = settings.perbaikan?.[field]?.includes("tanggal");
    const isOpen = inFigures.test(cell) && mended.get(place)?.order?.open && settings.tanggal?.[field] === undefined;
    return readable && !isOpen ? [] : [[field, daySentence(known.label)]];
  });
  return Object.fromEntries(wrong);
}

const inFigures = /^\d{1,2}\D{1,3}\d{1,2}\D{1,3}\d{2,4}$/;

const daySentence = (label: string) =>
  `${label} ditulis tahun-bulan-hari, misalnya 2009-03-02. Cara lain dibaca bila pengaturan menyebut perbaikan "tanggal" dan urutannya.`;

/** Rows count from 1. Only what was sent is a column: what stands already keeps the rest. */
function sheetOf({ fields }: Register, rows: readonly Row[]): ReadSheet & { readonly fields: readonly string[] } {
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
    fields: names,
    header: known.map(([, { label }]) => label),
    rows: rows.map((row) => known.map(([name]) => written(row[name]))),
    places: rows.map((_, index) => index + 1),
  };
}

function written(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return "";
  return typeof cell === "boolean" ? (cell ? "Ya" : "Tidak") : String(cell);
}
