/** What a word may be meant as. */
export interface Meant {
  /** One letter is another, one too many or too few, or two have changed places; the word itself among them. */
  readonly words: readonly string[];
  /** As two words, without the space between them. */
  readonly pairs: readonly (readonly [string, string])[];
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Figures are meant as they stand; in what is shorter or longer than words are, nothing is a typing error. */
export const isCorrectable = (word: string): boolean => /^\p{L}{3,24}$/u.test(word);

export function meantBy(word: string): Meant {
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const words = cuts.flatMap(([before, after]) => [
    ...letters.map((letter) => before + letter + after),
    ...(after ? [before + after.slice(1), ...letters.map((letter) => before + letter + after.slice(1))] : []),
    ...(after.length > 1 ? [`${before}${after[1]}${after[0]}${after.slice(2)}`] : []),
  ]);
  const pairs = cuts.filter(([before, after]) => before.length >= 3 && after.length >= 3);
  return { words: [...new Set([word, ...words])], pairs };
}
