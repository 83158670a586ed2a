import { useId } from "react";
import { plain } from "../../register/related.ts";
import type { FilterProps } from "../table/live-search.tsx";
import { useSought } from "./use-sought.ts";

/** A filter with more choices than a page brings along: they are found by a part of the name. */
export function SoughtFilter({ filter: { name, label, all, chosen, options, sought = "" }, onChoose }: FilterProps) {
  const id = useId();
  const { known: last, seek } = useSought(sought, options);
  // Also those offered at first: that a row names none is found nowhere else.
  const known = [...new Map([...last, ...options].map((option) => [option.value, option])).values()];
  const shown = known.find(({ value }) => value === chosen)?.label ?? "";
  const type = (words: string) => {
    const [one, other] = known.filter((option) => plain(option.label) === plain(words));
    if (words === "") onChoose("", name);
    else if (one && !other) onChoose(one.value, name);
    else seek(words);
  };
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
      <datalist id={id}>
        {known.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
    </>
  );
}
