import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { FilterProps } from "../table/live-search.tsx";
import { idOf } from "./named-reference.tsx";
import { useSought } from "./use-sought.ts";

/** A filter with more choices than a page brings along: they are found by a part of the name. */
export function SoughtFilter({ filter: { name, label, all, chosen, options, sought = "" }, onChoose }: FilterProps) {
  const id = useId();
  const { known: last, found, seek, settle, note } = useSought(sought, options);
  // Also those offered at first: that a row names none is found nowhere else.
  const known = [...new Map([...last, ...options].map((option) => [option.value, option])).values()];
  const shown = known.find(({ value }) => value === chosen)?.label ?? "";
  const awaited = useRef("");
  const type = (words: string) => {
    const choice = idOf(known, words);
    awaited.current = choice === words ? words : "";
    if (choice === words && words !== "") return seek(words);
    settle();
    onChoose(choice, name);
  };
  const meet = useEffectEvent(() => {
    const words = awaited.current;
    const choice = idOf(known, words);
    if (choice === words) return;
    // A name that was typed to its end before it was found.
    awaited.current = "";
    onChoose(choice, name);
  });
  useEffect(() => {
    if (found) meet();
  }, [found]);
  return (
    <>
      <input
        key={chosen}
        className="ui-input"
        type="search"
        list={id}
        aria-label={label}
        placeholder={all}
        autoComplete="off"
        defaultValue={shown}
        data-active={chosen === "" ? undefined : ""}
        onChange={({ target }) => type(target.value)}
      />
      <input type="hidden" name={name} value={chosen} />
      <p className="ui-hint" role="status">
        {note}
      </p>
      <datalist id={id}>
        {known.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
    </>
  );
}
