import { addDays } from "#kit/dates.ts";

interface TakeRules {
  readonly ambilSampai: string | null;
  readonly ambilHari: number | null;
}

/** Whoever comes up from the waiting list late still has this long to think. */
const usualDays = 3;

/** The last day on which a child accepted on that day may take the place; null where the rules name none. */
export function lastDayToTake({ ambilSampai, ambilHari }: TakeRules, acceptedOn: string): string | null {
  if (ambilSampai === null) return null;
  const own = addDays(acceptedOn, ambilHari ?? usualDays);
  return own > ambilSampai ? own : ambilSampai;
}
