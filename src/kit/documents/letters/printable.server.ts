import { hasSign } from "./faces.server.ts";

/**
 * The same data with every text as the fonts can write it: signs of the like kind for those that no font has, pictures of signs
 * left out. Without this the engine refuses the whole paper for one letter that it cannot draw.
 */
export function printable<T>(whole: T): T {
  return deep(whole) as T;
}

function deep(part: unknown): unknown {
  if (typeof part === "string") return written(part);
  if (Array.isArray(part)) return part.map(deep);
  if (part === null || typeof part !== "object" || ArrayBuffer.isView(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, deep(value)]));
}

const plain = /^[\n\u0020-\u007e]*$/;
const accented = /\p{Script=Latin}\p{M}+/gu;
/** Emoji with everything that is said of them: skin, sex, flags, frames. */
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u20e3\ufe0e\ufe0f\u{e0020}-\u{e007f}]/u;
const inPlace: Readonly<Record<string, string>> = {
  ...{ "→": "->", "⇒": "=>", "←": "<-", "≥": ">=", "≤": "<=", "≠": "!=", "≈": "~", "√": "v", "✓": "v", "✔": "v", "☑": "v" },
  ...{ "✗": "x", "✘": "x", "☒": "x", "●": "•", "○": "•", "▪": "•", "■": "•", "◦": "•", "➢": "•", "➤": "•" },
  ...{ "\u2010": "-", "\u2011": "-", "\u2012": "–", "\u2015": "—", ʻ: "‘", ʼ: "’", "\u200e": "", "\u200f": "" },
  // Marks that turn what stands behind them round: a name would be read as another.
  ...Object.fromEntries([..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"].map((sign) => [sign, ""])),
};
const replacement = "?";

function written(text: string): string {
  if (plain.test(text)) return text;
  const signs = Array.from(text.toWellFormed().replace(accented, (letter) => letter.normalize("NFC")));
  const kept = signs.map((sign) => (sign === "\n" ? sign : (inPlace[sign] ?? (hasSign(sign) ? sign : likeIt(sign))))).join("");
  return kept === text ? text : kept.replace(/ {2,}/g, " ").replace(/^ | $/gm, "");
}

function likeIt(sign: string): string {
  if (/\s/u.test(sign)) return " ";
  if (pictures.test(sign) || /[\p{C}\p{M}]/u.test(sign)) return "";
  const parts = Array.from(sign.normalize("NFKD")).filter((part) => hasSign(part));
  return parts.join("") || replacement;
}
