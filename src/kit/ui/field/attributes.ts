import type { Field } from "../../register/fields.ts";

/** What the browser itself can hold a person to; the same limits the server checks, from the same definition. */
export interface BrowserAttributes {
  readonly required?: boolean;
  readonly type?: "text" | "number" | "tel" | "email" | "url";
  readonly inputMode?: "numeric" | "decimal" | "tel" | "email" | "url";
  readonly maxLength?: number;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly step?: number;
  readonly pattern?: string;
  readonly title?: string;
  readonly autoComplete?: string;
  readonly placeholder?: string;
}

export function attributesOf(field: Field): BrowserAttributes {
  return {
    ...(field.required && { required: true }),
    ...(field.autocomplete && { autoComplete: field.autocomplete }),
    ...(field.placeholder && { placeholder: field.placeholder }),
    ...ofKind(field),
  };
}

function ofKind(field: Field): BrowserAttributes {
  switch (field.kind) {
    case "text":
      return { type: "text", maxLength: field.max + spareOf(field.pattern), ...ofPattern(field.pattern, field.patternSentence) };
    case "longText":
      return { maxLength: field.max };
    case "number":
      return { type: "number", inputMode: field.step < 1 ? "decimal" : "numeric", step: field.step, ...range(field.min, field.max) };
    case "date":
      return { type: "text" };
    case "time":
      // A browser in another language would write 07.30 as "07:30 AM".
      return { type: "text", inputMode: "decimal", maxLength: 8, placeholder: field.placeholder ?? "07.30" };
    case "phone":
      return { type: "tel", inputMode: "tel", maxLength: 20 + spare, autoComplete: field.autocomplete ?? "tel" };
    case "email":
      return { type: "email", inputMode: "email", maxLength: 254, autoComplete: field.autocomplete ?? "email" };
    case "url":
      return { type: "url", inputMode: "url", maxLength: 2000 };
    case "choice":
    case "picture":
    case "file":
    case "reference":
      return {};
    case "yesNo":
      return field.mustBeYes ? { required: true } : {};
  }
}

const range = <T extends number | string>(min: T | undefined, max: T | undefined) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** A number with a figure too many is refused with its sentence; cut off by the browser it would be another number, kept without a word. */
const spare = 20;
const spareOf = (pattern: RegExp | undefined): number => (/^\^?(\\d|\[\d-\d\])/.test(pattern?.source ?? "") ? spare : 0);

/** The browser always matches the whole value, so anchors are dropped; flags it does not know leave the check to the server. */
function ofPattern(pattern: RegExp | undefined, sentence: string | undefined): BrowserAttributes {
  if (!pattern || /[^uv]/.test(pattern.flags)) return {};
  const digitsOnly = /^\^?(\\d|\[0-9\])[{+*]/.test(pattern.source);
  return {
    pattern: pattern.source.replace(/^\^/, "").replace(/\$$/, ""),
    ...(sentence && { title: sentence }),
    ...(digitsOnly && { inputMode: "numeric" }),
  };
}
