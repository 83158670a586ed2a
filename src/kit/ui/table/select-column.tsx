import type { Column } from "./table.tsx";
import type { Selection } from "./use-selection.ts";

/** A box before each row, and one in the head for the whole page. */
export function selectColumn<R extends { readonly id: string }>(selection: Selection, nameOf: (row: R) => string): Column<R> {
  return {
    key: "pilih",
    look: "select",
    head: (
      <input
        type="checkbox"
        aria-label="Pilih semua di halaman ini"
        checked={selection.all}
        ref={(box) => {
          if (box) box.indeterminate = selection.some && !selection.all;
        }}
        onChange={selection.toggleAll}
      />
    ),
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={`Pilih ${nameOf(row)}`}
        checked={selection.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
    ),
  };
}
