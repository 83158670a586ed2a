import { lazy, type RefObject } from "react";
import { asText, type ControlProps, common } from "./controls.tsx";
import { LatePart } from "./late-part.tsx";
import { NamedReference } from "./named-reference.tsx";
import { useRelated } from "./related.tsx";

/** More than this, and typing a part of the name is quicker than looking through a list. */
const few = 20;

/** Most forms know all that may be chosen, and do not carry what looks for it. */
const SoughtReference = lazy(async () => ({ default: (await import("./sought-reference.tsx")).SoughtReference }));

interface ReferenceProps extends ControlProps {
  /** The element around it. */
  readonly box: RefObject<HTMLElement | null>;
}

/** A row of another register: chosen from a list when there are few, found by name otherwise. */
export function ReferenceInput({ box, ...props }: ReferenceProps) {
  const { options, sought } = useRelated();
  const known = options[props.name] ?? [];
  const address = sought?.[props.name];
  if (!address) return known.length > few ? <NamedReference {...props} known={known} /> : <ListedReference {...props} />;
  return (
    <LatePart box={box}>
      <SoughtReference {...props} address={address} />
    </LatePart>
  );
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
