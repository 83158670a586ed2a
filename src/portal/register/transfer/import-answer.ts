import type { Plan, Started, Undone } from "#kit/transfer/transfer.server.ts";
import type { Refused } from "../answer.ts";

/** What the forms of an import are answered with. */
export type ImportAnswer = { readonly plan: Plan } | Started | Undone | Refused;
