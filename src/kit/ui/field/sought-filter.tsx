import { useEffect, useEffectEvent, useId, useRef } from "react";
import { plain } from "../../register/related.ts";
import type { FilterProps } from "../table/live-search.tsx";
import { idOf } from "./named-reference.tsx";
import { useSought } from "./use-sought.ts";

/** A filter with more choices than a page brings along: they are found by a part of the name. */
export function SoughtFilter({ filter: { name, label, all, chosen, options, sought = "" }, onChoose }: FilterProps) {
  const id = useId();
  const { known: last, found, seek, settle, note } = useSought(sought, options);
  // Also those offered at first: that a row names none is found nowhere else.
  const known = [...new Map([...last, ...options].map((option) => [option.value, option])).values()];
  const awaited = useRef("");
  /** What was chosen here last. */
  const asked = useRef(chosen);
  const choose = (choice: string) => {
    asked.current = choice;
    onChoose(choice, name);
  };
  const type = (words: string) => {
    const choice = idOf(known, words);
    awaited.current = choice === words ? words : "";
    if (choice === words && words !== "") {
      seek(words);
      // What stands in the box is no longer what narrows the list.
      if (chosen !== "") choose("");
      return;
    }
    settle();
    choose(choice);
  };
  const meet = useEffectEvent(() => {
    const words = awaited.current;
    const choice = idOf(known, words);
    if (choice === words) return;
    // A name that was typed to its end before it was found.
    awaited.current = "";
    settle();
    choose(choice);
  });
  useEffect(() => {
    if (found) meet();
  }, [found]);
  const box = useRef<HTMLInputElement>(null);
  const show = useEffectEvent((choice: string) => {
    // What somebody is typing stays, unless Back, or a link, chose another.
    if (choice === asked.current && awaited.current !== "") return;
    [asked.current, awaited.current] = [choice, ""];
    settle();
    const label = known.find(({ value }) => value === choice)?.label ?? "";
    if (box.current && plain(box.current.value) !== plain(label)) box.current.value = label;
  });
  useEffect(() => show(chosen), [chosen]);
  return (
    <span className="ui-sought">
      <input
        ref={box}
        className="ui-input"
        type="search"
        list={id}
        aria-label={label}
        placeholder={all}
        autoComplete="off"
        defaultValue={known.find(({ value }) => value === chosen)?.label ?? ""}
        data-active={chosen === "" ? undefined : ""}
        onChange={({ target }) => type(target.value)}
      />
      <input type="hidden" name={name} value={chosen} />
      <span className="ui-hint" role="status">
        {note}
      </span>
      <datalist id={id}>
        {known.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
    </span>
  );
}
