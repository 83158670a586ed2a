import { refuse } from "../refusals.ts";
import { check, isValid, type Sent, type Source } from "./check.ts";
import type { Fields, ValuesOf } from "./fields.ts";

/** @param sentence said above the form; each field has its own. @returns the value of every field; @throws Refusal 422 */
export function demandValid<F extends Fields>(
  fields: F,
  sent: Sent,
  { sentence = "Periksa lagi isian yang ditandai.", source = "form" }: { readonly sentence?: string; readonly source?: Source } = {},
): ValuesOf<F> {
  const checked = check(fields, sent, source);
  if (!isValid(checked)) throw refuse.invalid(sentence, checked.errors);
  return checked.values;
}
