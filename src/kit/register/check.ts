import type { FieldSentences } from "../refusals.ts";
import type { Fields, Value } from "./fields.ts";

export type Values = Record<string, Value>;
export interface Checked {
  readonly values: Values;
  readonly errors: FieldSentences;
}

/** Reads and checks everything that was sent against the fields. Unknown keys are refused by name. */
export declare function check(fields: Fields, sent: Readonly<Record<string, unknown>>): Checked;
