/** Where the counting part of a number stands in its shape. */
export const hole = "…";

const counting = /^([a-z]{0,4}[-.]?)(\d+)([a-z]?)$/i;
const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/**
 * How a number is built: "B-412/Kk.22.01/PP.00/03/2026" is "B-…/Kk.22.01/PP.00/11/2026" in November 2026. The first part between strokes that
 * only counts is left open, month and year at the end are those of today.
 * @param today "YYYY-MM-DD"; @returns undefined for what has no such part, or nothing else
 */
export function shapeOf(number: string, today: string): string | undefined {
  const parts = number.trim().split("/");
  const end = datedFrom(parts);
  const place = parts.findIndex((part, at) => at < end && counting.test(part.trim()));
  if (place < 0 || end < 2) return undefined;
  return parts
    .map((part, at) => (at === place ? part.trim().replace(counting, `$1${hole}`) : at < end ? part : renewed(part, today)))
    .join("/");
}

/** Where month and year begin; the number of parts where there are none. */
function datedFrom(parts: readonly string[]): number {
  if (!/^(19|20)\d\d$/.test(parts.at(-1)?.trim() ?? "")) return parts.length;
  const month = parts.at(-2)?.trim() ?? "";
  return /^(0?[1-9]|1[0-2])$/.test(month) || roman.includes(month.toUpperCase()) ? parts.length - 2 : parts.length - 1;
}

function renewed(part: string, today: string): string {
  const [year = "", month = ""] = today.split("-");
  const was = part.trim();
  if (!/^\d+$/.test(was)) return roman[Number(month) - 1] ?? was;
  if (was.length === 4) return year;
  return was.length === 1 ? String(Number(month)) : month;
}

/** What is typed, as this shape goes on from there; undefined where it is built otherwise, or no digit stands yet in the open part. */
export function completed(shape: string, typed: string): string | undefined {
  const [before = "", after = ""] = shape.split(hole);
  const written = typed.trim();
  if (written.slice(0, before.length).toLowerCase() !== before.toLowerCase()) return undefined;
  const digits = /^\d+/.exec(written.slice(before.length))?.[0];
  if (digits === undefined) return undefined;
  const rest = written.slice(before.length + digits.length);
  return after.toLowerCase().startsWith(rest.toLowerCase()) ? `${before}${digits}${after}` : undefined;
}
