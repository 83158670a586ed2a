import { today } from "#kit/dates.ts";

/** School year of a day, "2026/2027": it turns in July. */
export function tahunAjaranPada(hari: string): string {
  const tahun = Number(hari.slice(0, 4)) - (hari.slice(5, 7) < "07" ? 1 : 0);
  return `${tahun}/${tahun + 1}`;
}

export const tahunAjaranKini = (now = new Date()): string => tahunAjaranPada(today(now));
