import { lazy, type RefObject } from "react";
import { asText, type ControlProps, Select } from "./controls.tsx";
import { LatePart } from "./late-part.tsx";
import { useRelated } from "./related.tsx";

/** More than this, and typing a part of the name is quicker than looking through a list. */
const few = 20;

/** Most forms know all that may be chosen, a few rows, and carry neither what finds one by its name nor what looks for it. */
const NamedReference = lazy(async () => ({ default: (await import("./named-reference.tsx")).NamedReference }));
const SoughtReference = lazy(async () => ({ default: (await import("./sought-reference.tsx")).SoughtReference }));

export interface ReferenceProps extends ControlProps {
  /** The element around it. */
  readonly box: RefObject<HTMLElement | null>;
}

/** A row of another register: chosen from a list when there are few, found by name otherwise. */
export function ReferenceInput({ box, ...props }: ReferenceProps) {
  const { options, sought } = useRelated();
  const known = options[props.name] ?? [];
  const address = sought?.[props.name];
  if (!address && known.length <= few) return <ListedReference {...props} />;
  return (
    <LatePart box={box}>
      {address ? <SoughtReference {...props} address={address} /> : <NamedReference {...props} known={known} />}
    </LatePart>
  );
}

function ListedReference(props: ControlProps) {
  const { options, names } = useRelated();
  const value = asText(props.value);
  const known = options[props.name] ?? [];
  const isGone = value !== "" && !known.some((option) => option.value === value);
  return <Select {...props} options={isGone ? [...known, { value, label: names[value] ?? "Yang sudah dihapus" }] : known} />;
}
