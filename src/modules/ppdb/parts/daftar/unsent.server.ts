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
    return isOfForm(name) ? [{ label: registrationFields[name].label, value: labels(name, value) }] : [];
  });
