import { type AgeRule, ageWarning, TERMUDA, TERTUA, tahunMasuk } from "../age.ts";

/** The rule of `ageWarning` as two days: who was born before the first or after the last is outside it. */
export function ageBounds(tahunAjaran: string, { usiaMaksimal, usiaPer }: AgeRule) {
  const patokan = usiaPer ?? `${tahunMasuk(tahunAjaran)}-07-01`;
  const before = (years: number) => `${Number(patokan.slice(0, 4)) - years}${patokan.slice(4)}`;
  return { awal: there(before(usiaMaksimal ?? TERTUA), "03-01"), akhir: there(before(TERMUDA), "02-28") };
}

/** A rule of 29 February speaks of a day that its year need not have: born before it is born before 1 March, after it is after 28 February. */
const there = (day: string, instead: string): string =>
  day.endsWith("-02-29") && new Date(`${day}T00:00:00Z`).getUTCMonth() !== 1 ? `${day.slice(0, 5)}${instead}` : day;

/** What the family was warned of, without what it is told to do; null within the rule. */
export function ageMark(...asked: Parameters<typeof ageWarning>): string | null {
  const [warning] = ageWarning(...asked);
  return warning ? `${warning.split(".")[0]}.` : null;
}
