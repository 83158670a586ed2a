import type { Value } from "#kit/register/fields.ts";
import type { TambahanName } from "./bagian.ts";

const papers: readonly TambahanName[] = [
  ...(["nik", "kitas", "noKk", "kip", "kks", "pkh"] as const),
  ...(["nikAyah", "kitasAyah", "nikIbu", "kitasIbu", "nikWali", "kitasWali"] as const),
];
const left = 4;

export const isCovered = (name: TambahanName, value: Value | undefined): boolean =>
  papers.includes(name) && typeof value === "string" && value !== "";

/**
 * What stands in a field on the page: of a paper's number the last four places. Number and birth date of a child open the page, and
 * classmates know the one; what the family typed itself it knows again by these.
 */
export function covered(name: TambahanName, value: Value | undefined): Value {
  if (!isCovered(name, value)) return value ?? null;
  const text = String(value);
  return "•".repeat(Math.max(text.length - left, left)) + text.slice(Math.max(left, text.length - left));
}

/** What is meant by what was sent: a field that was left as it came means what stands there. */
export const uncovered = (name: TambahanName, sent: unknown, stands: Value | undefined): unknown =>
  isCovered(name, stands) && sent === covered(name, stands) ? stands : sent;
