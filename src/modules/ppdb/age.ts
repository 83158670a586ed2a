import { ageOn, formatDay, today } from "#kit/dates.ts";

const TERTUA = 21;
const TERMUDA = 12;

/** The intake year of "2027/2028" is 2027. */
export const tahunMasuk = (tahunAjaran: string): number => Number(tahunAjaran.slice(0, 4));

/** What the committee should look at: a warning, never a refusal, because the rule knows exceptions. */
export function ageWarning(tanggalLahir: string, tahunAjaran: string): readonly string[] {
  const patokan = `${tahunMasuk(tahunAjaran)}-07-01`;
  if (tanggalLahir < `${tahunMasuk(tahunAjaran) - TERTUA}-07-01`) {
    return [
      `Pada ${formatDay(patokan)} umurnya sudah lewat ${TERTUA} tahun. Pendaftaran tetap diterima; panitia akan menghubungi untuk syarat khusus.`,
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
