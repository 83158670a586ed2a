import type { Field, Option, Value } from "../../register/fields.ts";
import { writeTime } from "../../typed-time.ts";
import { attributesOf } from "./attributes.ts";
import type { FieldPieceProps } from "./field.tsx";

export interface ControlProps extends FieldPieceProps {
  readonly id: string;
  readonly described: string | undefined;
  readonly value: Value;
}
type Of<K extends Field["kind"]> = ControlProps & { readonly field: Extract<Field, { kind: K }> };

export function Input(props: ControlProps) {
  const value = props.field.kind === "time" ? writeTime(asText(props.value)) : asText(props.value);
  return <input className="ui-input" defaultValue={value} {...common(props)} />;
}

/** A whole letter is not written through a slit. */
const rowsFor = (max: number): number => (max > 5000 ? 10 : 3);

export function LongText(props: Of<"longText">) {
  return <textarea className="ui-input" rows={rowsFor(props.field.max)} defaultValue={asText(props.value)} {...common(props)} />;
}

interface SelectProps extends ControlProps {
  readonly options: readonly Option[];
  /** Of the first row, which chooses none. */
  readonly placeholder?: string | undefined;
}

export function Select({ options, placeholder, ...props }: SelectProps) {
  const { type: _, ...attributes } = common(props);
  return (
    <select className="ui-input" defaultValue={asText(props.value)} {...attributes}>
      <option value="">{placeholder ?? (props.field.required ? "Pilih…" : "Tidak diisi")}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** The first button carries the field's id, so a summary's link lands on it. */
export function Radios({ field, name, id, value, disabled, onType, onLeave }: Of<"choice">) {
  return (
    <div className="ui-choices">
      {field.options.map((option, place) => (
        <label key={option.value}>
          <input
            type="radio"
            id={place === 0 ? id : `${id}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            required={field.required}
            disabled={disabled}
            onChange={onType && (() => onType(option.value, name))}
            onBlur={onLeave && (() => onLeave(option.value, name))}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

export function CheckBox({ field, name, id, value, error, described, disabled, onType, onLeave }: Of<"yesNo">) {
  const asked = field.required || field.mustBeYes !== undefined;
  return (
    <label className="ui-check" htmlFor={id}>
      <input
        type="checkbox"
        id={id}
        name={name}
        defaultChecked={value === true}
        required={asked}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onChange={onType && ((event) => onType(event.target.checked ? "on" : "", name))}
        onBlur={onLeave && ((event) => onLeave(event.target.checked ? "on" : "", name))}
      />
      <span className={asked ? "required" : undefined}>{field.label}</span>
    </label>
  );
}

type Typed = { readonly currentTarget: { readonly value: string } };

export function common({ field, name, id, error, described, disabled, onType, onLeave }: ControlProps) {
  return {
    ...attributesOf(field),
    id,
    name,
    disabled,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": described,
    onInput: onType && ((event: Typed) => onType(event.currentTarget.value, name)),
    onBlur: onLeave && ((event: Typed) => onLeave(event.currentTarget.value, name)),
  };
}

export const asText = (value: Value): string => (value === null || typeof value === "boolean" ? "" : String(value));
