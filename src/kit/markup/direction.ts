const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** "rtl" for a text that is more Arabic than Latin. The first letter alone does not say it: "ﷺ" stands within a Latin sentence. */
export const directionOf = (text: string): "rtl" | undefined =>
  count(text, /\p{Script=Arabic}/gu) > count(text, /\p{Script=Latin}/gu) ? "rtl" : undefined;
