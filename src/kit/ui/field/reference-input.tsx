import { useState } from "react";
import { plain } from "../../register/related.ts";
import { asText, type ControlProps, common } from "./controls.tsx";
import { useRelated } from "./related.tsx";

/** More than this, and typing a part of the name is quicker than looking through a list. */
const few = 20;

/** A row of another register: chosen from a list when there are few, found by name otherwise. */
export function ReferenceInput(props: ControlProps) {
  const options = useRelated().options[props.name] ?? [];
  return options.length > few ? <SearchedReference {...props} /> : <ListedReference {...props} />;
}

function ListedReference(props: ControlProps) {
  const { options, names } = useRelated();
  const { type: _, ...attributes } = common(props);
  const value = asText(props.value);
  const known = options[props.name] ?? [];
  const gone = value !== "" && !known.some((option) => option.value === value);
  return (
    <select className="ui-input" defaultValue={value} {...attributes}>
      <option value="">{props.field.required ? "Pilih…" : "Tidak diisi"}</option>
      {known.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {gone && <option value={value}>{names[value] ?? "Yang sudah dihapus"}</option>}
    </select>
  );
}

function SearchedReference(props: ControlProps) {
  const { options, names } = useRelated();
  const known = options[props.name] ?? [];
  const value = asText(props.value);
  const [words] = useState(known.find((option) => option.value === value)?.label ?? names[value] ?? value);
  // A name that several rows have chooses none of them.
  const idOf = (text: string) => {
    const [one, other] = known.filter(({ label }) => plain(label) === plain(text));
    return one && !other ? one.value : text;
  };
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
        onChange={(event) => props.onType?.(idOf(event.target.value), props.name)}
        onBlur={props.onLeave && ((event) => props.onLeave?.(idOf(event.target.value), props.name))}
      />
      <datalist id={`${props.id}-list`}>
        {known.map(({ value: id, label }) => (
          <option key={id} value={label} data-id={id} />
        ))}
      </datalist>
    </>
  );
}
