import { today } from "#kit/dates.ts";

/** School year of a day, "2026/2027": it turns in July. */
export function tahunAjaranAt(hari: string): string {
  const tahun = Number(hari.slice(0, 4)) - (hari.slice(5, 7) < "07" ? 1 : 0);
  return `${tahun}/${tahun + 1}`;
}

export const currentTahunAjaran = (now = new Date()): string => tahunAjaranAt(today(now));
