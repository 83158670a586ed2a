/** Rows that stood beside a row on a past day, as words. */
export interface AsOfTable {
  readonly title: string;
  /** What has to be known of them, in a sentence. */
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly AsOfTableRow[];
  /** It leaves the house in files of its own, by the right to them; on the row's paper it does not stand. */
  readonly files?: readonly { readonly label: string; readonly href: string }[];
}

export interface AsOfTableRow {
  readonly id: string;
  readonly cells: readonly string[];
  /** Where its first cell leads. */
  readonly href?: string;
}
