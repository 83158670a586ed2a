import { useState } from "react";
import type { Option } from "../../register/fields.ts";
import { plain } from "../../register/related.ts";
import { asText, type ControlProps, common } from "./controls.tsx";
import { useRelated } from "./related.tsx";

interface NamedProps extends ControlProps {
  readonly known: readonly Option[];
  readonly onWords?: (words: string) => void;
}

/** Chosen by its name, which is typed or taken from those that the browser shows. */
export function NamedReference({ known, onWords, ...props }: NamedProps) {
  const { names } = useRelated();
  const value = asText(props.value);
  const [words] = useState(known.find((option) => option.value === value)?.label ?? names[value] ?? value);
  return (
    <>
      <input
        {...common(props)}
        className="ui-input"
        type="text"
        list={`${props.id}-list`}
        autoComplete="off"
        placeholder="Ketik sebagian namanya"
        defaultValue={words}
        onInput={undefined}
        onChange={({ target }) => {
          onWords?.(target.value);
          props.onType?.(idOf(known, target.value), props.name);
        }}
        onBlur={props.onLeave && (({ target }) => props.onLeave?.(idOf(known, target.value), props.name))}
      />
      <datalist id={`${props.id}-list`}>
        {known.map(({ value: id, label }) => (
          <option key={id} value={label} data-id={id} />
        ))}
      </datalist>
    </>
  );
}

/** The text itself where it is no one's name; a name that several rows have chooses none of them. */
export function idOf(known: readonly Option[], text: string): string {
  const [one, other] = known.filter(({ label }) => plain(label) === plain(text));
  return one && !other ? one.value : text;
}
