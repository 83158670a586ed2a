import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Option } from "../../register/fields.ts";
import { plain } from "../../register/related.ts";
import { isUuid } from "../../register/uuid.ts";
import { asText, type ControlProps, common } from "./controls.tsx";
import { useRelated } from "./related.tsx";
import { useSought } from "./use-sought.ts";

/** More than this, and typing a part of the name is quicker than looking through a list. */
const few = 20;

/** A row of another register: chosen from a list when there are few, found by name otherwise. */
export function ReferenceInput(props: ControlProps) {
  const { options, sought } = useRelated();
  const known = options[props.name] ?? [];
  const address = sought?.[props.name];
  if (address !== undefined) return <SoughtReference {...props} address={address} />;
  return known.length > few ? <NamedReference {...props} known={known} /> : <ListedReference {...props} />;
}

/** What is typed is looked for on the server, as long as it is no whole name yet. */
function SoughtReference({ address, ...props }: ControlProps & { readonly address: string }) {
  const { known, found, seek } = useSought(address, useRelated().options[props.name] ?? []);
  const awaited = useRef("");
  const hear = (words: string) => {
    awaited.current = idOf(known, words) === words ? words : "";
    if (awaited.current !== "") seek(words);
  };
  const begin = useEffectEvent(() => {
    // A draft, or a form that was drawn anew, holds half a name.
    const held = asText(props.value);
    if (!isUuid(held)) hear(held);
  });
  useEffect(() => begin(), []);
  const meet = useEffectEvent((choices: readonly Option[]) => {
    const id = idOf(choices, awaited.current);
    if (id === awaited.current) return;
    // A name that was typed to its end before it was found.
    awaited.current = "";
    props.onType?.(id, props.name);
  });
  useEffect(() => {
    if (found) meet(found);
  }, [found]);
  return <NamedReference {...props} known={known} onWords={hear} />;
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

interface NamedProps extends ControlProps {
  readonly known: readonly Option[];
  readonly onWords?: (words: string) => void;
}

function NamedReference({ known, onWords, ...props }: NamedProps) {
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
function idOf(known: readonly Option[], text: string): string {
  const [one, other] = known.filter(({ label }) => plain(label) === plain(text));
  return one && !other ? one.value : text;
}
