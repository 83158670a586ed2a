import { ageOn, formatDay, today } from "#kit/dates.ts";

/** Of the decree, where the period says nothing else. */
const TERTUA = 21;
const TERMUDA = 12;

/** The intake year of "2027/2028" is 2027. */
export const tahunMasuk = (tahunAjaran: string): number => Number(tahunAjaran.slice(0, 4));

/** Empty means the rule of the decree. */
export interface AgeRule {
  readonly usiaMaksimal?: number | null;
  readonly usiaPer?: string | null;
}

/** Who was born before the first or after the last is outside the rule. */
export function ageBounds(tahunAjaran: string, { usiaMaksimal, usiaPer }: AgeRule = {}) {
  const patokan = usiaPer ?? `${tahunMasuk(tahunAjaran)}-07-01`;
  const tertua = usiaMaksimal ?? TERTUA;
  const before = (years: number) => `${Number(patokan.slice(0, 4)) - years}${patokan.slice(4)}`;
  return { patokan, tertua, awal: before(tertua), akhir: before(TERMUDA) };
}

/** How an age stands outside the rule; null within it. */
export function ageMark(tanggalLahir: string, tahunAjaran: string, rule: AgeRule = {}): string | null {
  const { patokan, tertua, awal, akhir } = ageBounds(tahunAjaran, rule);
  if (tanggalLahir < awal) return `Pada ${formatDay(patokan)} umurnya sudah lewat ${tertua} tahun.`;
  return tanggalLahir > akhir ? `Pada ${formatDay(patokan)} umurnya belum ${TERMUDA} tahun.` : null;
}

/** What the family hears: a warning, never a refusal, because the rule knows exceptions. */
export function ageWarning(tanggalLahir: string, tahunAjaran: string, rule: AgeRule = {}): readonly string[] {
  const mark = ageMark(tanggalLahir, tahunAjaran, rule);
  if (mark === null) return [];
  const isOld = tanggalLahir < ageBounds(tahunAjaran, rule).awal;
  return [
    `${mark} ${isOld ? "Pendaftaran tetap diterima; panitia akan menghubungi untuk syarat khusus." : "Periksa lagi tanggal lahirnya."}`,
  ];
}

/** Nobody of these ages comes from a junior secondary school: the year was mistyped. */
const possible = { from: 10, to: 40 } as const;

/** What is said at the birth date itself, where it cannot be right. */
export function impossibleAge(tanggalLahir: string): string | undefined {
  const age = ageOn(tanggalLahir, today());
  if (age >= possible.from && age <= possible.to) return undefined;
  return `Menurut tanggal ini umurnya ${age} tahun. Periksa lagi tahun lahirnya.`;
}
