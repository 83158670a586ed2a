/** The parts of a code as they are written, "72.71.1"; undefined where it is written as one number, or is none. */
export function partsWritten(text: string, sizes: readonly number[]): string[] | undefined {
  const parts = bareCode(text).split(/[\s.,/-]+/);
  if (parts.length < 2) return undefined;
  return parts.every((part, at) => /^\d+$/.test(part) && part.length <= (sizes[at] ?? 0)) ? parts : undefined;
}

const bareCode = (text: string): string => text.trim().replace(/^['’`]/, "");

/** A spreadsheet takes a code of two parts for a number, and one of more parts for a text. */
const mayBeNumber = (text: string): boolean => /^\d+[.,]\d+$/.test(bareCode(text));

const lacksNone = (parts: readonly string[], sizes: readonly number[]): boolean => parts.every((part, at) => part.length === sizes[at]);

/** Where the parts of a code lost their noughts: "72.01.3" at the beginning; "72.10" that became the number 72.1 at the end. */
export type Lost = "first" | "last";

/**
 * Which noughts the codes of a column lost. Where "72.01" stands nobody left noughts out at the beginning; where "72.1.3" stands
 * somebody did, and so where "72.7" stands: what a number loses is the last of 10, 20 or 30.
 */
export function lostIn(cells: readonly string[], sizes: readonly number[]): Lost | undefined {
  let found: Lost | undefined;
  for (const cell of cells) {
    const parts = partsWritten(cell, sizes);
    if (!parts) continue;
    if (mayBeNumber(cell) && /^0\d/.test(parts[1] ?? "")) return "last";
    if (!lacksNone(parts, sizes) && (!mayBeNumber(cell) || /^[4-9]$/.test(parts[1] ?? ""))) found = "first";
  }
  return found;
}

export interface WrittenInParts {
  /** Without what stands between its parts; undefined where a part lacks a digit. */
  readonly joined: string | undefined;
  /** With the noughts that its parts lack; undefined where they lack none, or nobody can know which. */
  readonly filled: string | undefined;
  /** "72.1", where nothing in its column says more, is two codes. */
  readonly open: boolean;
}

/** How a code of parts reads; undefined where it is not written in parts. */
export function readParts(text: string, sizes: readonly number[], lost: Lost | undefined): WrittenInParts | undefined {
  const parts = partsWritten(text, sizes);
  if (!parts) return undefined;
  if (lacksNone(parts, sizes)) return { joined: parts.join(""), filled: undefined, open: false };
  const open = mayBeNumber(text) && lost === undefined && parts[0]?.length === sizes[0];
  const atEnd = mayBeNumber(text) && lost === "last";
  const pad = (part: string, size = 0) => (atEnd ? part.padEnd(size, "0") : part.padStart(size, "0"));
  return { joined: undefined, filled: open ? undefined : parts.map((part, at) => pad(part, sizes[at])).join(""), open };
}
