/** Whether a sentence about a fault speaks of this field: the fault may stand in it. */
export const namedIn = (label: string, sentences: readonly string[]): boolean =>
  sentences.some((sentence) => ` ${plainWords(sentence)} `.includes(` ${plainWords(label)} `));

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";
