import { setImmediate as nextTurn } from "node:timers/promises";
import { openWorkerPool } from "../../threads/worker-pool.server.ts";
import type { Cards } from "../cards.server.ts";
import type { Cell, SheetColumn } from "../sheet.ts";
import type { Typeset } from "../typeset.server.ts";
import type { Besides } from "../xlsx.server.ts";
import { holdCompiler } from "./held-compiler.server.ts";
import type { tasks as makes } from "./paper.thread.server.ts";
import type { tasks as writes } from "./sheets.thread.server.ts";

const maker = "src/kit/documents/threads/paper.thread.server.ts";

/** A letter is waited for: no book may stand before it, and the thread stays for the next one. */
const short = openWorkerPool<typeof makes>({
  entry: maker,
  atOnce: 1,
  waiting: 64,
  seconds: 60,
  memory: 512,
  rest: 600,
  exhausted: "Dokumen ini terlalu rumit untuk dicetak. Ringkas isinya, lalu coba lagi.",
});

/**
 * One after the other, each in a thread of its own: a long paper takes hundreds of megabytes, of the compiler's own memory, which no
 * limit of the thread counts and which is given back with the thread alone. `maxTableCells` bounds it.
 */
const long = openWorkerPool<typeof makes>({
  entry: maker,
  atOnce: 1,
  waiting: 32,
  seconds: 300,
  memory: 1024,
  rest: 0,
  exhausted: "Laporan ini terlalu panjang untuk PDF. Unduh sebagai Excel atau CSV.",
});

const sheets = openWorkerPool<typeof writes>({
  entry: "src/kit/documents/threads/sheets.thread.server.ts",
  atOnce: 1,
  waiting: 32,
  seconds: 120,
  memory: 1024,
  exhausted: "Daftar ini terlalu panjang untuk satu berkas. Saring dahulu, lalu unduh lagi.",
});

/** A template filled, as PDF. */
export async function makePdf(work: Typeset, { isLong }: { readonly isLong: boolean }): Promise<Uint8Array> {
  await holdCompiler();
  return (isLong ? long : short).run("pdf", work);
}

/** The first page of a template filled, as SVG. */
export async function makeSvg(work: Pick<Typeset, "template" | "data">): Promise<string> {
  await holdCompiler();
  return short.run("svg", work);
}

/** Cards as PDF, to be cut apart. */
export async function makeCards(cards: Cards): Promise<Uint8Array> {
  await holdCompiler();
  return (cards.groups.length > 1 ? long : short).run("cards", cards);
}

/** `madeAt`: when the rows were read from the data bank; brought back, they do not undo what was changed since. */
export interface List extends Besides {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

/** @throws Refusal as `writeXlsx` */
export const makeXlsx = async (list: List): Promise<Uint8Array> => sheets.run("xlsx", await transferred(list));

export const makeCsv = async (list: List): Promise<Uint8Array> => sheets.run("csv", await transferred(list));

/** In cells: written in a millisecond or two. */
const portionSize = 4_000;

/** Copying a long list for another thread would hold this one: it is written down some rows at a time. */
async function transferred({ columns, rows, explanations = [], ...besides }: List) {
  const encoder = new TextEncoder();
  const portions: Uint8Array[] = [];
  const step = Math.max(1, Math.floor(portionSize / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += step) {
    portions.push(encoder.encode(JSON.stringify(rows.slice(from, from + step))));
    await nextTurn();
  }
  const head = columns.map(({ label, kind, width, decimals }) => ({
    label,
    ...(kind && { kind }),
    ...(width === undefined ? {} : { width }),
    ...(decimals === undefined ? {} : { decimals }),
  }));
  return { columns: head, portions, explanations, ...besides };
}
