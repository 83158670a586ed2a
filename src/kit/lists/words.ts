import { withoutUnseen } from "../typed-text.ts";

/** How lists of elsewhere call things. The product's own words are known without it. */
export interface ListWords {
  /** By the label of a field: other heads under which its column comes. */
  readonly heads: Readonly<Record<string, readonly string[]>>;
  /** By the label of a field, then by the label of a choice: other ways to write it. */
  readonly values: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** One column that holds two: its heads, and the labels of what stands before and behind the last comma. */
  readonly pairs: readonly { readonly heads: readonly string[]; readonly labels: readonly [string, string] }[];
  /** By what a level of a register is called: heads of the column that a list has for it, of its code or its name. */
  readonly levels?: Readonly<Record<string, readonly string[]>>;
  /** Heads of columns that carry nothing: a running number. */
  readonly ignored: readonly string[];
  /** Heads under which a list to be filled asks for what is the same in all of its rows, and what that is. */
  readonly same?: readonly { readonly heads: readonly string[]; readonly text: string }[] | undefined;
  /** With one of these begins a line below a list that is no row of it: a sum, a signature. */
  readonly closing: readonly string[];
}

export const noWords: ListWords = { heads: {}, values: {}, pairs: [], ignored: [], closing: [] };

/** In letters: no head and no word for a choice is longer, and nobody looks at more of a cell to tell what it is. */
export const mostLooked = 200;

/** Letters and digits alone, small, one blank between them: "Tgl. Lahir *" and "TGL LAHIR" are the same head. */
export function bare(text: string): string {
  const looked = text.slice(0, mostLooked);
  // Most cells hold nothing else, and are read many times over.
  if (plainLetters.test(looked))
    return looked
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  // A head copied from a web page holds what nobody sees, in the middle of a word.
  return withoutUnseen(looked)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const plainLetters = /^[\t\n\r -~]*$/;

/** Without what stands in brackets: "Tanggal Lahir (hh/bb/tttt)". */
export const bareOutside = (text: string): string => bare(text.slice(0, 2 * mostLooked).replace(/\([^()]{0,80}\)|\[[^[\]]{0,80}\]/g, " "));

/** Heads a column that the file of what could not be taken has, and no field. */
export const faultHead = "Kesalahan";
