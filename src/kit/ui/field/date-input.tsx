import { today } from "../../dates.ts";
import type { Field } from "../../register/fields.ts";
import { asText, type ControlProps } from "./controls.tsx";
import { DayInput } from "./day-input.tsx";

type OfDate = ControlProps & { readonly field: Extract<Field, { kind: "date" }> };

/** A field of a register that holds a day. */
export function DateInput({ field, name, id, value, error, described, disabled, onType, onLeave }: OfDate) {
  return (
    <DayInput
      id={id}
      name={name}
      value={asText(value)}
      min={field.from}
      max={field.notAfterToday ? today() : undefined}
      required={field.required}
      disabled={disabled}
      invalid={error !== undefined}
      described={described}
      autoComplete={field.autocomplete}
      onType={onType && ((text) => onType(text, name))}
      onLeave={onLeave && ((text) => onLeave(text, name))}
    />
  );
}
