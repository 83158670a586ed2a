import { openWorkerPool } from "#kit/threads/worker-pool.server.ts";
import type { Ulangan } from "./run-again.ts";
import type { tasks } from "./selection.thread.server.ts";
import type { Beda, Compared } from "./unlike.ts";

/** Anybody may ask for it: one at a time, and never on the thread that serves everybody. A wave of 5,000 takes about a second. */
const pool = openWorkerPool<typeof tasks>({
  entry: "src/modules/ppdb/seleksi/selection.thread.server.ts",
  atOnce: 1,
  waiting: 4,
  seconds: 10,
  memory: 256,
  exhausted:
    "Paket ini terlalu besar untuk dihitung di sini. Buka halaman ini di peramban yang menjalankan JavaScript, lalu hitung di perangkat Anda.",
});

/** @returns as `runAgain`. @throws Refusal "unavailable" while many ask, "unsupported" beyond its time */
export const runAgainInThread = (text: string): Promise<Ulangan | { readonly salah: string }> => pool.run("runAgain", text);

/** @returns as `tellUnlike`. @throws Refusal likewise */
export const tellUnlikeInThread = (compared: Compared): Promise<Beda | null> => pool.run("tellUnlike", compared);
