import { type AgeRule, ageWarning, TERMUDA, TERTUA, tahunMasuk } from "../age.ts";

/** The rule of `ageWarning` as two days: who was born before the first or after the last is outside it. */
export function ageBounds(tahunAjaran: string, { usiaMaksimal, usiaPer }: AgeRule) {
  const patokan = usiaPer ?? `${tahunMasuk(tahunAjaran)}-07-01`;
  const before = (years: number) => `${Number(patokan.slice(0, 4)) - years}${patokan.slice(4)}`;
  return { awal: before(usiaMaksimal ?? TERTUA), akhir: before(TERMUDA) };
}

/** What the family was warned of, without what it is told to do; null within the rule. */
export function ageMark(...asked: Parameters<typeof ageWarning>): string | null {
  const [warning] = ageWarning(...asked);
  return warning ? `${warning.split(".")[0]}.` : null;
}
