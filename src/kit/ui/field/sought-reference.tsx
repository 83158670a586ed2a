import { useEffect, useEffectEvent, useRef } from "react";
import type { Option } from "../../register/fields.ts";
import { isUuid } from "../../register/uuid.ts";
import { asText, type ControlProps } from "./controls.tsx";
import { idOf, NamedReference } from "./named-reference.tsx";
import { useRelated } from "./related.tsx";
import { useSought } from "./use-sought.ts";

/** What is typed is looked for on the server, as long as it is no whole name yet. */
export function SoughtReference({ address, ...props }: ControlProps & { readonly address: string }) {
  const { known, found, seek, settle, note } = useSought(address, useRelated().options[props.name] ?? []);
  const awaited = useRef("");
  const hear = (words: string) => {
    awaited.current = idOf(known, words) === words ? words : "";
    if (awaited.current === "") settle();
    else seek(words);
  };
  const begin = useEffectEvent(() => {
    // A draft, or a form that was drawn anew, holds half a name.
    const held = asText(props.value);
    if (held !== "" && !isUuid(held)) hear(held);
  });
  useEffect(() => begin(), []);
  const meet = useEffectEvent((choices: readonly Option[]) => {
    const id = idOf(choices, awaited.current);
    if (id === awaited.current) return;
    // A name that was typed to its end before it was found.
    awaited.current = "";
    settle();
    props.onType?.(id, props.name);
  });
  useEffect(() => {
    if (found) meet(found);
  }, [found]);
  return (
    <>
      <NamedReference {...props} known={known} onWords={hear} />
      <p className="ui-hint" role="status">
        {note}
      </p>
    </>
  );
}
