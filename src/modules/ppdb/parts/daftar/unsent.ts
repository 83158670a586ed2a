import { asWords } from "#kit/ui/field/words.ts";
import { type FieldsName, labels, registrationFields } from "../../fields.ts";
import { isJawab, kodeOf } from "../../pertanyaan/nama.ts";

export interface Unsent {
  readonly label: string;
  readonly value: string;
}

const isOfForm = (name: string): name is FieldsName => Object.hasOwn(registrationFields, name);

/** What was sent a moment too late, so that it can be written down; which questions were asked is not known any more. */
export const unsentOf = (typed: Readonly<Record<string, string>>): readonly Unsent[] =>
  Object.entries(typed).flatMap(([name, value]) => {
    if (value === "") return [];
    if (isJawab(name)) return [{ label: `Jawaban ${kodeOf(name)}`, value }];
    if (!isOfForm(name)) return [];
    const field = registrationFields[name];
    // A tick is soon made again.
    if (field.kind === "yesNo") return [];
    return [{ label: field.label, value: field.kind === "date" ? asWords(field, value, {}) : labels(name, value) }];
  });
