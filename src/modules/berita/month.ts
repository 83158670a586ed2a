import { monthNames } from "#kit/dates.ts";

/** @param bulan "YYYY-MM"; @param count of months on, or back; @returns "YYYY-MM" */
export function nextMonth(bulan: string, count: number): string {
  const months = Number(bulan.slice(0, 4)) * 12 + Number(bulan.slice(5)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** E.g. "November 2026". */
export const monthName = (bulan: string): string => `${monthNames[Number(bulan.slice(5)) - 1] ?? ""} ${bulan.slice(0, 4)}`;
