const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

const isArabic = (text: string): boolean => count(text, /\p{Script=Arabic}/gu) > count(text, /\p{Script=Latin}/gu);

/** What is said of a text that is more Arabic than Latin. The first letter alone does not say it: "ﷺ" stands within a Latin sentence. */
export const scriptOf = (text: string): { readonly lang: "ar"; readonly dir: "rtl" } | undefined =>
  isArabic(text) ? { lang: "ar", dir: "rtl" } : undefined;

/** A text in pieces, so that each that is Arabic can be told to whoever reads it aloud; spaces between Arabic words go along. */
export function arabicRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const word of text.split(/(?<=\s)(?=\S)/)) {
    const arabic = isArabic(word);
    const last = runs.at(-1);
    if (last?.arabic === arabic) runs[runs.length - 1] = { text: last.text + word, arabic };
    else runs.push({ text: word, arabic });
  }
  return runs;
}

interface Run {
  readonly text: string;
  readonly arabic: boolean;
}
