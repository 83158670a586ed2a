import type { Fields } from "../../register/fields.ts";
import { fieldId } from "../field/field-id.ts";
import type { Typed } from "./typed.ts";

/** What somebody typed or chose before the page's scripts were ready: it stands in the controls, and nobody has heard of it. */
export function typedEarly(fields: Fields, form?: string): Typed {
  const early: Record<string, string> = {};
  for (const name of Object.keys(fields)) {
    const control = document.getElementById(fieldId(name, form));
    if (!isControl(control) || control.name !== name) continue;
    const text = changed(control);
    if (text !== undefined) early[name] = text;
  }
  return early;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: HTMLElement | null): element is Control =>
  element !== null && /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

/** Undefined where it still says what the server wrote. */
function changed(control: Control): string | undefined {
  if ("options" in control) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === first?.value ? undefined : control.value;
  }
  if (control.type === "radio") return changedRadio(control);
  if (control.type === "checkbox") {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked === defaultChecked ? undefined : checked ? "on" : "";
  }
  return control.value === control.defaultValue ? undefined : meant(control);
}

function changedRadio({ name, form }: Control): string | undefined {
  const all = [...(form?.elements ?? [])].filter((one): one is HTMLInputElement => "checked" in one && "name" in one && one.name === name);
  return all.find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value;
}

/** Where a row is found by its name, the row that the name stands for. */
function meant(control: Exclude<Control, HTMLSelectElement>): string {
  const options = "list" in control ? [...(control.list?.options ?? [])] : [];
  return options.find(({ value }) => value === control.value)?.dataset.id ?? control.value;
}
