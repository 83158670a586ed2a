import { ageOn, formatDay, today } from "#kit/dates.ts";

/** Of the decree, where the period says nothing else. */
export const TERTUA = 21;
export const TERMUDA = 12;

/** The intake year of "2027/2028" is 2027. */
export const tahunMasuk = (tahunAjaran: string): number => Number(tahunAjaran.slice(0, 4));

/** Empty means the rule of the decree. */
export interface AgeRule {
  readonly usiaMaksimal?: number | null;
  readonly usiaPer?: string | null;
}

/** What the committee should look at: a warning, never a refusal, because the rule knows exceptions. */
export function ageWarning(tanggalLahir: string, tahunAjaran: string, { usiaMaksimal, usiaPer }: AgeRule = {}): readonly string[] {
  const patokan = usiaPer ?? `${tahunMasuk(tahunAjaran)}-07-01`;
  const tertua = usiaMaksimal ?? TERTUA;
  if (tanggalLahir < `${Number(patokan.slice(0, 4)) - tertua}${patokan.slice(4)}`) {
    return [
      `Pada ${formatDay(patokan)} umurnya sudah lewat ${tertua} tahun. Pendaftaran tetap diterima; panitia akan menghubungi untuk syarat khusus.`,
    ];
  }
  if (ageOn(tanggalLahir, patokan) < TERMUDA) {
    return [`Pada ${formatDay(patokan)} umurnya belum ${TERMUDA} tahun. Periksa lagi tanggal lahirnya.`];
  }
  return [];
}

/** Nobody of these ages comes from a junior secondary school: the year was mistyped. */
const possible = { from: 10, to: 40 } as const;

/** What is said at the birth date itself, where it cannot be right. */
export function impossibleAge(tanggalLahir: string): string | undefined {
  const age = ageOn(tanggalLahir, today());
  if (age >= possible.from && age <= possible.to) return undefined;
  return `Menurut tanggal ini umurnya ${age} tahun. Periksa lagi tahun lahirnya.`;
}

/** As `ageWarning` while it is typed: of what is refused at its own field it is not said that it is taken all the same. */
export const typedAgeWarning = (...asked: Parameters<typeof ageWarning>): readonly string[] =>
  impossibleAge(asked[0]) ? [] : ageWarning(...asked);
