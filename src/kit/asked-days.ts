import { isDay } from "./dates.ts";
import { readTypedDay } from "./typed-day.ts";

/** What the address asks: `?tanggal=` the day that is shown, `?sampai=` the day it is compared with. */
export interface AskedDays {
  readonly day: string;
  readonly until: string;
  readonly today: string;
  /** Why nothing can be shown. */
  readonly fault?: { readonly field: "tanggal" | "sampai"; readonly sentence: string };
}

/** Absent or empty, `sampai` is today. */
export function readDays(parameters: URLSearchParams, today: string): AskedDays {
  const text = (name: string) => {
    const typed = (parameters.get(name) ?? "").trim().slice(0, 60);
    return readTypedDay(typed, today) ?? typed.slice(0, 10);
  };
  const [day, until] = [text("tanggal"), text("sampai") || today];
  const field = [day, until].map(dayFault(today));
  const [sentence, other] = field;
  if (day !== "" && sentence) return { day, until, today, fault: { field: "tanggal", sentence } };
  if (other) return { day, until, today, fault: { field: "sampai", sentence: other } };
  return { day, until, today };
}

const dayFault = (today: string) => (day: string) => {
  if (!isDay(day)) return "Tanggal ini tidak ada di kalender. Periksa hari, bulan, dan tahunnya.";
  return day > today ? "Tanggal ini belum tiba. Pilih hari ini atau hari sebelumnya." : "";
};

/** The earlier day first. */
export const inOrder = ({ day, until }: Pick<AskedDays, "day" | "until">): readonly [string, string] =>
  day <= until ? [day, until] : [until, day];
