/**
 * What nobody sees and copying brings along: zero-width spaces, byte order marks, soft hyphens, tags, and what turns the direction of
 * the letters behind it. With them two names look the same and are not, and a reason is none. What joins Arabic letters, or parts
 * them, stays.
 */
const unseen = /[\u00AD\u180E\u200B\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

export const withoutUnseen = (typed: string): string => typed.replace(unseen, "");

/** A name or a reason as it is kept and told: no line ends, no spaces at its ends or beside each other. */
export const oneLine = (typed: string): string => tidy(withoutUnseen(typed).replace(/[\p{Cc}\p{Cs}\s]+/gu, " "));

/** The same for a text that may have lines. */
export const seenText = (typed: string): string =>
  tidy(
    withoutUnseen(typed)
      .replaceAll("\r\n", "\n")
      .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, " "),
  );

const tidy = (text: string): string => text.normalize("NFC").trim();
