import type { FieldSentences } from "../refusals.ts";
import type { Sent } from "./check.ts";
import type { Register } from "./register.ts";

/** The sentence above a refused form: the register's own when something required is empty. */
export function headline(register: Register, sent: Sent, errors: FieldSentences): string {
  const empty = Object.keys(errors).some((name) => register.fields[name]?.required && String(sent[name] ?? "").trim() === "");
  return empty ? register.sentences.required : "Periksa lagi isian yang ditandai.";
}
