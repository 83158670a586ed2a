import { zoneMs } from "#kit/time-zone.ts";

/** 1 is Monday, as in the school's town and not where the visitor happens to be. */
export const weekdayThere = (now: number): number => new Date(now + zoneMs).getUTCDay() || 7;

/** Cached pages do not know what day it is when they are read. */
export function markToday(now = Date.now()): void {
  const row = document.querySelector<HTMLTableRowElement>(`[data-jadwal] [data-hari="${weekdayThere(now)}"]`);
  const heading = row?.cells[0];
  if (!row || !heading) return;
  row.setAttribute("aria-current", "date");
  heading.append(Object.assign(document.createElement("small"), { textContent: "Hari ini" }));
}
