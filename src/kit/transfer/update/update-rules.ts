/** What a filled cell does to a row that stands already; new rows take every cell. An empty cell empties nothing unless that is chosen. */
export const updateRules = {
  daftar: "Daftar menang",
  kosongkan: "Daftar menang, sel kosong mengosongkan",
  portal: "Data portal menang",
  isi: "Hanya isi yang kosong",
} as const;

export type UpdateRule = keyof typeof updateRules;

/** What a person decided about a row in conflict or in doubt: the list's cells, the portal's, a new row, or the id of the row that is meant. */
export type Decision = "daftar" | "portal" | "baru" | (string & {});

/** What is settled about the rows that stand already. */
export interface Settled {
  /** By field; absent: `daftar`. */
  readonly rules?: Readonly<Record<string, UpdateRule>> | undefined;
  /** By the row's place in the file. */
  readonly decided?: Readonly<Record<string, Decision>> | undefined;
  /** Lists of the same kind, such as the fingerprint of their head: what they brought before is known by it. */
  readonly source?: string | undefined;
  /** As of when the list says what it says; absent: now. What somebody changed in the portal after that is a conflict. */
  readonly since?: Date | undefined;
  /** That moment is known, not only when the list came: what lists of its kind brought before tells nothing more. */
  readonly stated?: true | undefined;
}
