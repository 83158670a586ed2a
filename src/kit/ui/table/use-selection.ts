import { useState } from "react";

export type Selection = ReturnType<typeof useSelection>;

/** The chosen rows of the page that is shown; what is no longer shown is no longer chosen. */
export function useSelection(rows: readonly { readonly id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id));
  const all = ids.length > 0 && ids.length === rows.length;
  return {
    ids,
    has: (id: string) => chosen.has(id),
    all,
    some: ids.length > 0,
    toggle: (id: string) => setChosen(new Set(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(all ? [] : rows.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}
