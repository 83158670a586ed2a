import type { Refused } from "../answer.ts";

/** What the forms of a template are answered with. */
export type FillAnswer = { readonly told: string } | { readonly kept: string } | Refused;
