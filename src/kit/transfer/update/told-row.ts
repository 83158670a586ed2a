/** A cell that the list says otherwise than the row that stands. */
export interface ToldCell {
  readonly column: string;
  /** Null where this person may not see it. */
  readonly old: string | null;
  readonly new: string;
  /** Who changed it in the portal since this kind of list brought it; `at` as ISO. */
  readonly later?: { readonly by: string; readonly at: string };
}

/** A row of the list that stands already in another form, or of which nobody knows which row it means. */
export interface ToldRow {
  /** Place in the file. */
  readonly row: number;
  readonly kind: "ubah" | "bentrok" | "ragu";
  /** The row that stands; null where it is not known which. */
  readonly id: string | null;
  readonly name: string;
  /** Labels of the fields by which it was known. */
  readonly by: string;
  /** Known by words alone, not by a number. */
  readonly byName: boolean;
  readonly cells: readonly ToldCell[];
  /** Why it is in doubt. */
  readonly sentence?: string;
  /** The rows it may mean. */
  readonly candidates?: readonly { readonly id: string; readonly name: string }[];
}

/** How many rows of the list are what. */
export interface RowCounts {
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  readonly conflict: number;
  readonly doubtful: number;
  readonly faulty: number;
}
