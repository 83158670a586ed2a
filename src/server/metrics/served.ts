/** What stands ready in memory. */
export type ReadyKind = "document" | "api" | "asset";

interface Count {
  /** 200 */
  whole: number;
  /** 304 */
  unchanged: number;
}

/** What the door has answered by itself. Plain numbers: that path is a static server's, and nothing is made for a request there. */
export type Served = Readonly<Record<ReadyKind, Count>> & { refused: number };

export const openServed = (): Served => ({
  document: { whole: 0, unchanged: 0 },
  api: { whole: 0, unchanged: 0 },
  asset: { whole: 0, unchanged: 0 },
  refused: 0,
});
