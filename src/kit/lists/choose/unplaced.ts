import type { Register } from "../../register/register.ts";
import type { Interpretation } from "../interpret.ts";
import { fieldAt, type Said } from "./with-column.ts";

/** Where it is chosen which column brings which field. */
export const columnsId = "pilihan-kolom";

/** Labels of the fields that a new row needs and no column brings. */
export function unplacedIn({ fields }: Pick<Register, "fields">, { columns }: Interpretation, said: Said): string[] {
  const brought = new Set(columns.map((column) => fieldAt(column, said)));
  return Object.entries(fields).flatMap(([name, { kind, required, initial, label }]) =>
    required && initial === undefined && kind !== "file" && !brought.has(name) ? [label] : [],
  );
}

/** To the first column that somebody may choose for it. */
export function goToColumns(): void {
  const place = document.getElementById(columnsId);
  place?.scrollIntoView({ block: "start" });
  place?.querySelector("select")?.focus();
}
