import type { Figures } from "../metrics/traffic.ts";
import type { Handover } from "../resources.ts";

/** What a worker says to the process that started it. `kind` alone tells messages apart; others than these are somebody else's. */
export type Said =
  | { readonly kind: "begins" }
  | { readonly kind: "serves"; readonly port: number }
  | { readonly kind: "refuses"; readonly sentence: string }
  | { readonly kind: "asks-figures"; readonly ask: string }
  | { readonly kind: "figures"; readonly ask: string; readonly figures: Figures };

/** What a worker is told. */
export type Told =
  | { readonly kind: "handover"; readonly handover: Handover; readonly place: number }
  | { readonly kind: "stop" }
  | { readonly kind: "wants-figures"; readonly ask: string }
  | { readonly kind: "figures-of-others"; readonly ask: string; readonly figures: readonly Figures[] };

export function tell(said: Said): void {
  process.send?.(said);
}
