import { type CronMatcher, type ParsedCronItem, parseCronItem } from "graphile-worker";
import type { Job } from "./job.ts";

const WITA_HOURS = 8;

/** The queue counts in UTC; our crontabs are read by people in Palu. A run missed while the product was off is made up within a day. */
export function cronItem<P>({ name, cron, tries }: Job<P>): ParsedCronItem | undefined {
  if (!cron) return undefined;
  const { match } = parseCronItem({ task: name, match: cron });
  const options = { backfillPeriod: 24 * 3_600_000, maxAttempts: tries };
  return parseCronItem({ task: name, match: inWita(match), options, identifier: name });
}

export const inWita =
  (match: CronMatcher): CronMatcher =>
  ({ min, hour, date, month }) => {
    const there = new Date(Date.UTC(new Date().getUTCFullYear(), month - 1, date, hour + WITA_HOURS, min));
    return match({
      min,
      hour: there.getUTCHours(),
      date: there.getUTCDate(),
      month: there.getUTCMonth() + 1,
      dow: there.getUTCDay(),
    });
  };
