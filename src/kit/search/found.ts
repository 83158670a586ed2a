/** One record that a search over everything has found. */
export interface Found {
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** A second line that tells it from others of the same name; empty: none. */
  readonly hint: string;
  /** Its address in the portal. */
  readonly to: string;
}

/** The finds of one kind. */
export interface FoundGroup {
  readonly title: string;
  readonly found: readonly Found[];
}
