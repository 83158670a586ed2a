/** How lists of elsewhere call things. The product's own words are known without it. */
export interface ListWords {
  /** By the label of a field: other heads under which its column comes. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  /** By the label of a field, then by the label of a choice: other ways to write it. */
  readonly values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** One column that holds two: its heads, and the labels of what stands before and behind the last comma. */
  readonly pairs: readonly { readonly heads: readonly string[]; readonly labels: readonly [string, string] }[];
  /** Heads of columns that carry nothing: a running number. */
  readonly ignored: readonly string[];
  /** With one of these begins a line below a list that is no row of it: a sum, a signature. */
  readonly closing: readonly string[];
}

export const noWords: ListWords = { heads: {}, values: {}, pairs: [], ignored: [], closing: [] };

/** Letters and digits alone, small, one blank between them: "Tgl. Lahir *" and "TGL LAHIR" are the same head. */
export const bare = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Without what stands in brackets: "Tanggal Lahir (hh/bb/tttt)". */
export const bareOutside = (text: string): string => bare(text.replace(/\([^()]{0,80}\)|\[[^[\]]{0,80}\]/g, " "));

/** Heads a column that the file of what could not be taken has, and no field. */
export const faultHead = "Kesalahan";
