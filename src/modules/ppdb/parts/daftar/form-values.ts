import { isFieldShown } from "#kit/conditional-fields.ts";
import type { Values } from "#kit/register/check.ts";
import type { Field, Fields } from "#kit/register/fields.ts";
import { writeDay } from "#kit/typed-day.ts";
import { registrationFields } from "../../fields.ts";
import type { Typed } from "./draft.ts";

const initials: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Field>(registrationFields).map(([name, { initial }]) => [name, String(initial ?? "")]),
);

/** What a field holds before anybody wrote into it. */
export const initialOf = (name: string): string => initials[name] ?? "";

/** Whether a field is asked for beside what stands in the others. */
export const isAsked = (field: Field, typed: Typed): boolean =>
  isFieldShown(field, (other) => (typed[other] === "true" ? true : (typed[other] ?? "")));

/** What goes out: a field that is not asked for any more keeps its text in the form alone. */
export const askedOf = (fields: Fields, typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !fields[name] || isAsked(fields[name], typed)));

/** The same as the form holds it. */
export const typedOf = (values: Values): Typed =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === null || value === false ? "" : String(value)]));

/** The fields keep their own text; this is what stands in them now. */
export function readForm(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].flatMap(([name, text]) => (name === "kunci" ? [] : [[name, String(text)]])));
}

/** Puts these texts into the fields; whatever is not named gets its first value. */
export function fillForm(form: HTMLFormElement, typed: Typed): void {
  for (const input of form.querySelectorAll<HTMLInputElement>("[name]")) {
    const text = typed[input.name] ?? initialOf(input.name);
    if (input.type === "radio" || input.type === "checkbox") input.checked = input.value === text;
    else if (input.type !== "hidden") input.value = input.dataset.day === undefined ? text : writeDay(text);
  }
}

/** Whether somebody wrote something before the page was ready; which path is offered was not written by them, and what the browser brought back of the draft by itself is nothing new. */
export function isUntouched(form: HTMLFormElement, draft: Typed): boolean {
  return Object.entries(readForm(form)).every(
    ([name, text]) => name === "jalur" || text === initialOf(name) || text === (draft[name] ?? ""),
  );
}
