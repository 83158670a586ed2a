import { formatDay } from "./dates.ts";

/** From one day to another; what both share is said once: "3–5 Desember 2026", "30 November – 2 Desember 2026". */
export function formatDays(from: string, to: string): string {
  const [first, last] = [formatDay(from), formatDay(to)];
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.replace(/ \d{4}$/, "") : first} – ${last}`;
}
