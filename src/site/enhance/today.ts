const witaOffset = 8 * 3_600_000;

/** 1 is Monday, as in the school's town and not where the visitor happens to be. */
export const weekdayInPalu = (now: number): number => new Date(now + witaOffset).getUTCDay() || 7;

/** Cached pages do not know what day it is when they are read. */
export function markToday(now = Date.now()): void {
  const row = document.querySelector<HTMLTableRowElement>(`[data-jadwal] [data-hari="${weekdayInPalu(now)}"]`);
  const heading = row?.cells[0];
  if (!row || !heading) return;
  row.setAttribute("aria-current", "date");
  heading.append(Object.assign(document.createElement("small"), { textContent: "Hari ini" }));
}
