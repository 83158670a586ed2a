import { addDays, dayOf, formatClock, formatDay } from "#kit/dates.ts";
import { momentAt } from "#kit/time-zone.ts";

/** Days "YYYY-MM-DD" and hours "HH:MM" at the school; what is empty is said by what stands above. */
export interface Span {
  readonly buka: string | null;
  readonly bukaPukul: string | null;
  readonly tutup: string | null;
  readonly tutupPukul: string | null;
}

/** From `dari` on, and no more at `sampai`. */
export interface Window {
  readonly dari: Date;
  readonly sampai: Date;
}

const MINUTE_MS = 60_000;
const nothing: Span = { buka: null, bukaPukul: null, tutup: null, tutupPukul: null };

/** When a path is open: its own days, else those of its wave, and never outside the period. */
export function windowOf(periode: { readonly buka: string; readonly tutup: string }, wave: Span = nothing, path: Span = nothing): Window {
  const outer = { dari: momentAt(periode.buka), sampai: momentAt(addDays(periode.tutup, 1)) };
  const hour = (own: string | null, day: string | null, above: string | null) => own ?? (day ? null : above);
  const from = momentAt(path.buka ?? wave.buka ?? periode.buka, hour(path.bukaPukul, path.buka, wave.bukaPukul) ?? "00:00");
  const until = endOf(path.tutup ?? wave.tutup ?? periode.tutup, hour(path.tutupPukul, path.tutup, wave.tutupPukul));
  return { dari: from > outer.dari ? from : outer.dari, sampai: until < outer.sampai ? until : outer.sampai };
}

/** The minute that is named still counts: at "23.59" one may send until the day is over. */
const endOf = (day: string, hour: string | null): Date =>
  hour === null ? momentAt(addDays(day, 1)) : new Date(momentAt(day, hour).getTime() + MINUTE_MS);

export const isOpenAt = ({ dari, sampai }: Window, now: Date): boolean => dari <= now && now < sampai;

/** "1 Maret 2027", with the hour where it is not midnight. */
export const openingOf = ({ dari }: Window): string => sayMoment(dari, isMidnight(dari));

/** The last day, "30 Juni 2027", or the last minute, "30 Juni 2027 pukul 14.00" and the zone; "long" names the day of the week too. */
export function closingOf({ sampai }: Window, length?: DayLength): string {
  const last = new Date(sampai.getTime() - MINUTE_MS);
  return sayMoment(last, isMidnight(sampai), length);
}

const isMidnight = (moment: Date): boolean => moment.getTime() === momentAt(dayOf(moment)).getTime();

type DayLength = NonNullable<Parameters<typeof formatDay>[1]>;

const sayMoment = (moment: Date, wholeDay: boolean, length?: DayLength): string =>
  wholeDay ? formatDay(dayOf(moment), length) : `${formatDay(dayOf(moment), length)} pukul ${formatClock(moment)}`;
