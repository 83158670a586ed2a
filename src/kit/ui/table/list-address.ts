/** What changes in a list's address; null and "" leave it. */
export type AddressChanges = Readonly<Record<string, string | readonly string[] | null>>;

/** The parameters that open a dialog above the list. */
export const dialogs = { tambah: null, ubah: null, hapus: null } as const;

/** A list with these changes to what is in its address now. A dialog never outlives a change of the list. */
export function listAddress(path: string, search: string, changes: AddressChanges): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...dialogs, ...changes })) {
    parameters.delete(name);
    for (const one of typeof value === "string" ? [value] : (value ?? [])) if (one !== "") parameters.append(name, one);
  }
  const text = parameters.toString();
  return text === "" ? path : `${path}?${text}`;
}

interface Sorted {
  /** The column that the rows are sorted by now. */
  readonly by: string;
  readonly direction: "asc" | "desc";
  readonly path: string;
  readonly search: string;
}

/** The way from a column's head to the list sorted by it; once it is, to the other direction. */
export function sortLink(column: string, { by, direction, path, search }: Sorted) {
  const sorted = by === column;
  const href = listAddress(path, search, { urut: column, arah: sorted && direction === "asc" ? "desc" : "asc", halaman: null });
  return { href, ...(sorted && { direction: direction === "asc" ? ("ascending" as const) : ("descending" as const) }) };
}
