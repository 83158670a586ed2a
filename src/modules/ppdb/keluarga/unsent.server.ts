import { Refusal } from "#kit/refusals.ts";
import type { Fields } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";

export interface Unsent {
  readonly label: string;
  readonly isi: string;
}

/** A page that was closed meanwhile cannot be shown again; what was typed into it is told, so that it can be written down. */
export function withUnsent(error: unknown, fields: Fields, form: FormData): unknown {
  if (!(error instanceof Refusal)) return error;
  const { kind, message } = error;
  return new Refusal(kind, message, { current: { nomor: form.get("nomor"), tertulis: unsentOf(fields, form) } });
}

/** The same where the page stays and the form may be gone from it: the committee went on, or the day is over. */
export function besideUnsent({ kind, message, fields: wrong, current }: Refusal, fields: Fields, form: FormData): Refusal {
  const said = { ...(current ?? {}), tertulis: unsentOf(fields, form) };
  return new Refusal(kind, message, { ...(wrong && { fields: wrong }), current: said });
}

const unsentOf = (fields: Fields, form: FormData): Unsent[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const typed = form.get(name);
    // What came covered was not typed, and a tick is soon made again.
    if (typeof typed !== "string" || typed.trim() === "" || typed.startsWith("•") || field.kind === "yesNo") return [];
    return [{ label: field.label, isi: field.kind === "number" ? typed.replace(".", ",") : asWords(field, typed, {}) }];
  });
