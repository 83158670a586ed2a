import { dayOf } from "../dates.ts";

/** How many are kept: the newest of each of so many days, weeks (from Monday), months that have one. */
export interface Keeping {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
  /** And of so many states of the tables: the way back to the version before. */
  readonly schemas: number;
}

export interface Kept {
  readonly startedAt: Date;
  readonly schema?: string;
}

/** For a place of its own. */
export const longKeeping: Keeping = { days: 7, weeks: 5, months: 12, schemas: 3 };
/** Beside the data a long past would fill the disk that it is to save. */
export const shortKeeping: Keeping = { days: 3, weeks: 0, months: 0, schemas: 2 };

const dayMs = 86_400_000;

/** @returns those that nobody needs any longer; never the newest, nor one made within a day of it */
export function outdated<T extends Kept>(all: readonly T[], { days, weeks, months, schemas }: Keeping): readonly T[] {
  const newestFirst = [...all].sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  const since = (newestFirst[0]?.startedAt.getTime() ?? 0) - dayMs;
  const kept = new Set(newestFirst.filter(({ startedAt }) => startedAt.getTime() >= since));
  for (const [count, nameOf] of [
    [days, ({ startedAt }: T) => dayOf(startedAt)],
    [weeks, ({ startedAt }: T) => weekOf(startedAt)],
    [months, ({ startedAt }: T) => monthOf(startedAt)],
    [schemas, ({ schema = "" }: T) => schema],
  ] as const)
    for (const one of newestOfEach(newestFirst, nameOf).slice(0, count)) kept.add(one);
  return newestFirst.filter((one) => !kept.has(one));
}

function newestOfEach<T extends Kept>(newestFirst: readonly T[], nameOf: (one: T) => string): readonly T[] {
  const found = new Map<string, T>();
  for (const one of newestFirst) if (!found.has(nameOf(one))) found.set(nameOf(one), one);
  return [...found.values()];
}

/** Its Monday. */
function weekOf(at: Date): string {
  const day = new Date(`${dayOf(at)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

const monthOf = (at: Date): string => dayOf(at).slice(0, 7);
