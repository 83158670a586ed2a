/** These words as the end of a sentence: what ends in a stop, e.g. a name with its degree, gets no second one. */
export const withFullStop = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
