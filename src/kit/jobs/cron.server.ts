import { type CronMatcher, type ParsedCronItem, parseCronItem } from "graphile-worker";
import { zone } from "../time-zone.ts";
import type { ScheduledJob } from "./job.ts";

/** The queue counts in UTC; our crontabs are read by people at the school. A run missed while the product was off is made up within a day. */
export function cronItem({ name, cron, tries }: ScheduledJob): ParsedCronItem {
  const { match } = parseCronItem({ task: name, match: cron });
  const options = { backfillPeriod: 24 * 3_600_000, maxAttempts: tries };
  return parseCronItem({ task: name, match: inZone(match), options, identifier: name });
}

export const inZone =
  (match: CronMatcher): CronMatcher =>
  ({ min, hour, date, month, dow }) => {
    // Which day of the week it is, the moment says by itself: the year that it lies in nobody tells.
    const nextDay = hour + zone.hours >= 24;
    const there = new Date(Date.UTC(new Date().getUTCFullYear(), month - 1, date, hour + zone.hours, min));
    return match({
      min,
      hour: there.getUTCHours(),
      date: there.getUTCDate(),
      month: there.getUTCMonth() + 1,
      dow: (dow + (nextDay ? 1 : 0)) % 7,
    });
  };

const MINUTE_MS = 60_000;
/** Nothing comes more seldom than once a week. */
const LONGEST_MINUTES = 8 * 24 * 60;

/** When a crontab last came to its time, as seen from this moment; null when that is longer ago than a week. */
export function previousRun(cron: string, before: Date): Date | null {
  const isDue = inZone(parseCronItem({ task: "x", match: cron }).match);
  const start = Math.floor(before.getTime() / MINUTE_MS);
  for (let minute = start; minute > start - LONGEST_MINUTES; minute--) {
    const at = new Date(minute * MINUTE_MS);
    const [min, hour, date] = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate()];
    if (isDue({ min, hour, date, month: at.getUTCMonth() + 1, dow: at.getUTCDay() })) return at;
  }
  return null;
}
