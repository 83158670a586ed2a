import { setTimeout as pause } from "node:timers/promises";
import { threadId, workerData } from "node:worker_threads";
import { Refusal, refuse } from "../refusals.ts";
import { serve, type Tell } from "./serve.server.ts";

let spent = false;

/** Everything that can happen to a thread, for its test. */
export const tasks = {
  thread: (_: null) => threadId,
  begun: (_: null): unknown => workerData,
  twice: (bytes: Uint8Array) => bytes.map((byte) => byte * 2),
  wait: async (ms: number) => {
    await pause(ms);
    return ms;
  },
  count: async (to: number, tell: Tell) => {
    for (let at = 1; at <= to; at++) await tell(at);
    return to;
  },
  refuse: (sentence: string): never => {
    throw refuse.invalid(sentence);
  },
  refuseWhole: (_: null): never => {
    throw new Refusal("stale", "Berubah.", { right: "a:b", fields: { nama: "Isi." }, current: { versi: 2 }, retryAfter: 7, reason: "x" });
  },
  spend: (_: null) => {
    spent = true;
    return threadId;
  },
  fail: (_: null): never => {
    throw new Error("a fault of ours");
  },
  die: (_: null): never => process.exit(7),
  forever: (_: null): void => {
    for (;;);
  },
  grow: (_: null): void => {
    const held: string[][] = [];
    for (;;) held.push(Array.from({ length: 1000 }, (_, place) => `${held.length}-${place}`));
  },
};

serve(tasks, () => spent);
