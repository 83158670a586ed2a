import type { ListFilter } from "./live-search.tsx";

interface Choice extends Pick<ListFilter, "label" | "all" | "usual" | "chosen"> {
  /** What each value is called, in order. */
  readonly names: Readonly<Record<string, string>>;
}

/** A filter on values that have names. */
export const choiceFilter = (name: string, { names, ...filter }: Choice): ListFilter => ({
  ...filter,
  name,
  options: Object.entries(names).map(([value, label]) => ({ value, label })),
});
