/** Where one register of the public site is changed by whoever asks. */
export interface EditPlace {
  /** The row's id is put behind it; null: rows of one's own alone, which the list knows. */
  readonly edit: string | null;
  readonly list: string;
  /** Null where this person adds none. */
  readonly add: string | null;
}

/** By register: what the signed-in person may change of what visitors read. */
export type EditPlaces = Readonly<Record<string, EditPlace>>;
