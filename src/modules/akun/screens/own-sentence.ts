import type { InvalidEvent, SyntheticEvent } from "react";

/** Browsers name what is wrong in their own language; many offices keep theirs in English. */
export const ownSentence = (sentenceOf: (written: string) => string) => ({
  onInvalid: ({ currentTarget: input }: InvalidEvent<HTMLInputElement>) => input.setCustomValidity(sentenceOf(input.value)),
  onInput: ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => input.setCustomValidity(""),
});
