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
  const tertulis = Object.entries(fields).flatMap(([name, field]): Unsent[] => {
    const typed = form.get(name);
    // What came covered was not typed, and a tick is soon made again.
    if (typeof typed !== "string" || typed.trim() === "" || typed.startsWith("•") || field.kind === "yesNo") return [];
    return [{ label: field.label, isi: field.kind === "number" ? typed.replace(".", ",") : asWords(field, typed, {}) }];
  });
  const { kind, message } = error;
  return new Refusal(kind, message, { current: { nomor: form.get("nomor"), tertulis } });
}
