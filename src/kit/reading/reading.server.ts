import { setImmediate as nextTurn } from "node:timers/promises";
import { openConcurrencyLimit } from "../access/concurrency-limit.ts";
import { type Book, joinPortions } from "../documents/book.ts";
import type { Filling } from "../documents/template/fill.server.ts";
import type { Place, Room } from "../documents/template/look.server.ts";
import type { FileType } from "../files/kinds.ts";
import { openWorkerPool } from "../threads/worker-pool.server.ts";
import type { tasks } from "./reader.thread.server.ts";

/** Everything that looks into bytes that somebody sent works here: never on the thread that serves everybody. */
const pool = openWorkerPool<typeof tasks>({
  entry: "src/kit/reading/reader.thread.server.ts",
  atOnce: 2,
  waiting: 16,
  seconds: 20,
  memory: 384,
  exhausted: "Berkas ini terlalu rumit untuk diperiksa. Simpan ulang atau bagi menjadi beberapa berkas, lalu unggah lagi.",
});

/** A workbook may take all of its time: the papers of families, read in moments, go past it through the other thread. */
const workbooks = openConcurrencyLimit({ atOnce: 1, waiting: 16 });

interface Sent {
  readonly bytes: Uint8Array;
  readonly allowed: readonly FileType[];
  /** Ends the work when whoever sent the file has left. */
  readonly signal?: AbortSignal | undefined;
}

/** The type of a file by its bytes alone. @throws Refusal (unsupported) for any other */
export const sniffInThread = ({ bytes, allowed, signal }: Sent): Promise<FileType> => pool.run("sniff", { bytes, allowed }, { signal });

/** The type of a paper that only is to be read: nothing in it acts. @throws Refusal (unsupported) */
export const judgePaper = ({ bytes, allowed, signal }: Sent): Promise<FileType> => pool.run("judgePaper", { bytes, allowed }, { signal });

/** How many pages a PDF has that was judged before. */
export const countPagesInThread = (bytes: Uint8Array, signal?: AbortSignal): Promise<number> => pool.run("countPages", bytes, { signal });

/** The type of a picture that nothing else hides in. @throws Refusal (unsupported) */
export const judgePicture = ({ bytes, allowed, signal }: Sent): Promise<FileType> =>
  pool.run("judgePicture", { bytes, allowed }, { signal });

/** Every sheet of a workbook or a CSV, whichever it is. @throws Refusal */
export const readBookInThread = async (bytes: Uint8Array, signal?: AbortSignal): Promise<Book> =>
  joinPortions(await readPortionsInThread(bytes, signal));

/** The same as it can be handed on to another thread; see `joinPortions`. */
export const readPortionsInThread = (bytes: Uint8Array, signal?: AbortSignal): Promise<Uint8Array[]> =>
  workbooks.pass(() => pool.run("readBook", bytes, { signal }));

/** Every sheet of an empty workbook that is to be filled. @throws Refusal, also for macros and for links out of it */
export const readTemplateInThread = async (bytes: Uint8Array): Promise<Book> =>
  joinPortions(await workbooks.pass(() => pool.run("readTemplate", bytes)));

/** What is free below the head of a template. @throws Refusal */
export const lookAtTemplate = (bytes: Uint8Array, place: Place): Promise<Room> =>
  workbooks.pass(() => pool.run("lookTemplate", { bytes, place }));

/** In cells: written down in a few milliseconds. */
const portionSize = 4_000;

/** The template with these rows in it. @throws Refusal when there is no room for them */
export async function fillTemplateInThread(bytes: Uint8Array, place: Place, rows: readonly (readonly Filling[])[]): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  const portions: Uint8Array[] = [];
  const step = Math.max(1, Math.floor(portionSize / Math.max(1, place.columns.length)));
  for (let from = 0; from < rows.length; from += step) {
    portions.push(encoder.encode(JSON.stringify(rows.slice(from, from + step))));
    await nextTurn();
  }
  return workbooks.pass(() => pool.run("fillTemplate", { bytes, place, portions }));
}

interface Drawing {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How light the paper is in each part of a picture; undefined where its ground is transparent already. */
export const paperLight = (drawing: Drawing) => pool.run("paperLight", drawing);

/** The strokes of ink on a picture of paper. */
export const inkInThread = (drawing: Drawing & { readonly paper: Uint8Array | undefined }) => pool.run("ink", drawing);
