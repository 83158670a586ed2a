import { parseMarkup, plainText } from "#kit/markup/markup.ts";

/** Signs that fill three lines beside the large letter even where the column is widest. */
const shortest = 220;

/** Whether the first letter is set large: a Latin one, of a paragraph that reaches below it. Arabic letters would be torn apart. */
export function withInisial(isi: string): boolean {
  if (parseMarkup(isi)[0]?.kind !== "paragraph") return false;
  const [pertama = ""] = plainText(isi).split("\n\n");
  return pertama.length >= shortest && /^["“‘'(]?\p{Script=Latin}/u.test(pertama);
}
