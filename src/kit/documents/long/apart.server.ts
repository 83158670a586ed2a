import { openLane } from "../../threads/lane.server.ts";
import type { Paper } from "../paper.ts";
import type { tasks } from "./apart.thread.server.ts";

/** One after the other: a long paper takes a hundred megabytes while it is laid out. */
const lane = openLane<typeof tasks>({
  entry: "src/kit/documents/long/apart.thread.server.ts",
  atOnce: 1,
  waiting: 32,
  seconds: 300,
  memory: 1024,
  exhausted: "Laporan ini terlalu panjang untuk PDF. Unduh sebagai Excel atau CSV.",
});

/** Lays a paper out in a thread of its own, so that nobody waits for it but whoever asked. */
export const layOutApart = (paper: Paper): Promise<Uint8Array> => lane.run("layOut", paper);
