import type { Fields } from "./register/fields.ts";

/** How much one sending of words may hold: its bytes as sent, and how many fields, parts or values it has. */
export interface BodyLimit {
  readonly bytes: number;
  readonly fields: number;
}

/** What a page or call gets that says nothing. */
export const ordinaryBodyLimit: BodyLimit = { bytes: 64 * 1024, fields: 200 };

/** For what is written at length: an article, a letter with the people it concerns. */
export const longBodyLimit: BodyLimit = { bytes: 512 * 1024, fields: 200 };

/** A letter of three bytes, each of them sent as `%E2`; also more than JSON's `\u2026` needs. */
const bytesOfLetter = 9;
const lettersOfOther = 300;
/** The names of fields, and what a screen sends along. */
const bytesBeside = 16 * 1024;

/** Enough for the longest that these fields take, and never less than the ordinary room. */
export function bodyLimitFor(fields: Fields): BodyLimit {
  const letters = Object.values(fields).reduce((sum, field) => sum + longest(field), 0);
  return { bytes: Math.max(ordinaryBodyLimit.bytes, letters * bytesOfLetter + bytesBeside), fields: ordinaryBodyLimit.fields };
}

const longest = (field: Fields[string]): number => (field.kind === "text" || field.kind === "longText" ? field.max : lettersOfOther);
