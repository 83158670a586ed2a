import { lazy, type ReactNode, useRef } from "react";
import type { Field, Value } from "../../register/fields.ts";
import { CheckBox, type ControlProps, Input, LongText, Radios, Select } from "./controls.tsx";
import { DateInput } from "./date-input.tsx";
import { FieldError } from "./field-error.tsx";
import { fieldId } from "./field-id.ts";
import { LatePart } from "./late-part.tsx";
import { ReferenceInput, type ReferenceProps } from "./reference-input.tsx";

export { FieldError } from "./field-error.tsx";

/** Forms without pictures and files, such as those of visitors, do not carry the library's code. */
const PictureInput = lazy(async () => ({ default: (await import("./picture-input.tsx")).PictureInput }));
const FileInput = lazy(async () => ({ default: (await import("./file-input.tsx")).FileInput }));

export interface FieldPieceProps {
  readonly name: string;
  readonly field: Field;
  /** What stands in it at first; afterwards the browser holds what is typed. */
  readonly value?: Value | undefined;
  readonly error?: string | undefined;
  /** Takes the whole width of a two-column form. */
  readonly full?: boolean;
  /** Keeps ids apart when two forms share a page. */
  readonly form?: string;
  readonly disabled?: boolean;
  /** Heard on every change, with the text as typed ("on" or "" for a check box). */
  readonly onType?: (text: string, name: string) => void;
  readonly onLeave?: (text: string, name: string) => void;
}

/** One field of a form: label above, control, hint and error under it, tied together for everybody. */
export function FieldPiece(props: FieldPieceProps) {
  const { name, field, error, full, form } = props;
  const id = fieldId(name, form);
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  const control: ControlProps = { ...props, id, described, value: props.value ?? field.initial ?? null };
  return (
    <Frame control={control} className={full || field.kind === "longText" ? "ui-field full" : "ui-field"}>
      {field.hint && (
        <p className="ui-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}

interface FrameProps {
  readonly control: ControlProps;
  readonly className: string;
  readonly children: ReactNode;
}

function Frame({ control, className, children }: FrameProps) {
  const { field, id, error, described } = control;
  const box = useRef<HTMLDivElement & HTMLFieldSetElement>(null);
  const labelClass = field.required ? "ui-label required" : "ui-label";
  if (field.kind === "choice" && field.look === "radio") {
    return (
      <div
        className={className}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-required={field.required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      >
        <span className={labelClass} id={`${id}-label`}>
          {field.label}
        </span>
        <Radios {...control} field={field} />
        {children}
      </div>
    );
  }
  if (field.kind === "picture" || field.kind === "file") {
    return (
      <fieldset className={className} ref={box}>
        <legend className={labelClass}>{field.label}</legend>
        <LatePart box={box}>{field.kind === "file" ? <FileInput {...control} field={field} /> : <PictureInput {...control} />}</LatePart>
        {children}
      </fieldset>
    );
  }
  return (
    <div className={className} ref={box}>
      {field.kind !== "yesNo" && (
        <label className={labelClass} htmlFor={id}>
          {field.label}
        </label>
      )}
      <Control {...control} box={box} />
      {children}
    </div>
  );
}

function Control(props: ReferenceProps) {
  const { field } = props;
  if (field.kind === "yesNo") return <CheckBox {...props} field={field} />;
  if (field.kind === "reference") return <ReferenceInput {...props} />;
  if (field.kind === "longText") return <LongText {...props} field={field} />;
  if (field.kind === "choice") return <Select {...props} options={field.options} placeholder={field.placeholder} />;
  if (field.kind === "date") return <DateInput {...props} field={field} />;
  return <Input {...props} />;
}
