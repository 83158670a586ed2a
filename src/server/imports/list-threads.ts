import type { Database } from "#kit/database/database.server.ts";
import type { ListWorkers } from "#kit/lists/list-work.server.ts";
import { openWorkerPool } from "#kit/threads/worker-pool.server.ts";
import type { ProductDatabase } from "../product-database.ts";
import type { tasks } from "./list.thread.server.ts";
import type { AllListWork, Progressed } from "./list-work.ts";

/** What a thread opens the database with. The keys stand in it, from memory to memory. */
export type Begun = Omit<ProductDatabase, "touched" | "poolSize" | "background">;

/** Public content that a thread has changed: pages kept in this process are dropped before anybody is answered. */
export interface Touched {
  readonly tag: string;
}

export interface ListThreads extends Omit<AllListWork, "run">, ListWorkers {
  readonly run: (
    asked: Parameters<AllListWork["run"]>[0],
    progress: (done: number, total: number) => Promise<void>,
  ) => ReturnType<AllListWork["run"]>;
  readonly close: () => Promise<void>;
}

/**
 * Lists are understood, tried out and taken in beside the thread that serves: what they leave behind is gathered there too, and holds no
 * page up. docs/adr/0110
 */
export function openListThreads(begins: Begun, { tell }: Pick<Database, "tell">): ListThreads {
  const pool = openWorkerPool<typeof tasks>({
    entry: "src/server/imports/list.thread.server.ts",
    begins,
    // As many as `inTurn` lets pass, and one for whoever only looks at what is wrong.
    atOnce: 3,
    waiting: 32,
    seconds: 600,
    // Somebody who mends a list tries it out again and again.
    rest: 300,
    memory: 768,
    exhausted: "Daftar ini terlalu besar untuk diperiksa sekali jalan. Bagi menjadi beberapa berkas, lalu unggah lagi.",
  });
  const heard = (progress?: (done: number, total: number) => Promise<void>) => ({
    heard: async (said: unknown) => {
      const { tag, done, total } = said as Partial<Touched & Progressed>;
      if (tag !== undefined) tell("content", tag);
      if (done !== undefined && total !== undefined) await progress?.(done, total);
    },
  });
  return {
    keep: (asked) => pool.run("keep", asked, heard()),
    settle: (asked) => pool.run("settle", asked, heard()),
    recheck: (asked) => pool.run("recheck", asked, heard()),
    take: (asked) => pool.run("take", asked, heard()),
    undo: (asked) => pool.run("undo", asked, heard()),
    grid: (asked) => pool.run("grid", asked),
    rest: (asked) => pool.run("rest", asked),
    compare: (asked) => pool.run("compare", asked, heard()),
    tryOut: (asked) => pool.run("tryOut", asked, heard()),
    keepMarks: (asked) => pool.run("keepMarks", asked, heard()),
    readMarks: (asked) => pool.run("readMarks", asked),
    settleMarks: (asked) => pool.run("settleMarks", asked, heard()),
    takeMarks: (asked) => pool.run("takeMarks", asked, heard()),
    marksToMend: (asked) => pool.run("marksToMend", asked),
    run: (asked, progress) => pool.run("run", asked, heard(progress)),
    warm: pool.warm,
    close: pool.close,
  };
}
