import type { Choices } from "./choices.ts";

/** The label that a cell stands for, as somebody said; "" where nobody has. A cell may be called as what every object has. */
export function meaningOf({ values }: Pick<Choices, "values">, field: string, cell: string): string {
  const meant = values[field];
  return (meant && Object.hasOwn(meant, cell) ? meant[cell] : undefined) ?? "";
}
