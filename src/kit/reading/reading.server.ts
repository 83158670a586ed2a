import { setImmediate as nextTurn } from "node:timers/promises";
import type { Book, BookHead, BookPortion } from "../documents/book.ts";
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

/** The type of a picture that nothing else hides in. @throws Refusal (unsupported) */
export const judgePicture = ({ bytes, allowed, signal }: Sent): Promise<FileType> =>
  pool.run("judgePicture", { bytes, allowed }, { signal });

/** Every sheet of a workbook or a CSV, whichever it is. @throws Refusal */
export async function readBookInThread(bytes: Uint8Array, signal?: AbortSignal): Promise<Book> {
  const [head, ...portions] = await pool.run("readBook", bytes, { signal });
  const sheets = (unwrap(head) as BookHead).sheets.map((sheet) => ({
    ...sheet,
    lines: [] as (readonly string[])[],
    places: [] as number[],
  }));
  for (const portion of portions) {
    const { sheet, lines, places } = unwrap(portion) as BookPortion;
    sheets[sheet]?.lines.push(...lines);
    sheets[sheet]?.places.push(...places);
    // Whoever else waits has their turn between two portions.
    await nextTurn();
  }
  return { sheets };
}

const unwrap = (portion: Uint8Array | undefined): unknown => JSON.parse(new TextDecoder().decode(portion));

interface Drawing {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** How light the paper is in each part of a picture; undefined where its ground is transparent already. */
export const paperLight = (drawing: Drawing) => pool.run("paperLight", drawing);

/** The strokes of ink on a picture of paper. */
export const inkInThread = (drawing: Drawing & { readonly paper: Uint8Array | undefined }) => pool.run("ink", drawing);
