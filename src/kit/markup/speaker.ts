import type { Inline } from "./inline.ts";

interface Quotation {
  readonly said: readonly Inline[];
  readonly speaker: readonly Inline[] | null;
}

/** What stands before the name in the last line of a quotation. */
export const speakerSign = "— ";

/** A quotation names its speaker in a last line that begins with a dash: "> Kami bersyukur.", "> — Ibu Ani". A dash without a name is none. */
export function splitQuote(of: readonly Inline[]): Quotation {
  const end = of.findLastIndex(({ kind }) => kind === "break");
  const [first, ...rest] = of.slice(end + 1);
  const sign = first?.kind === "text" ? /^\s{0,9}(?:—|--)\s{0,9}/.exec(first.text)?.[0] : undefined;
  if (end < 1 || first?.kind !== "text" || sign === undefined) return { said: of, speaker: null };
  const name = first.text.slice(sign.length);
  return { said: of.slice(0, end), speaker: name || rest.length > 0 ? [{ ...first, text: name }, ...rest] : null };
}
