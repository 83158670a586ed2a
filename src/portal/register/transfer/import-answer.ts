import type { Started, Undone } from "#kit/transfer/transfer.server.ts";
import type { Refused } from "../answer.ts";

/** What the forms of an import are answered with. */
export type ImportAnswer =
  | { readonly settled: true }
  | { readonly told: string }
  /** `rest`: some of the list waits to be mended. */
  | (Started & { readonly rest?: boolean })
  | Undone
  | Refused;
