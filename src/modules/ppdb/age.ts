import { ageOn, formatDay } from "#kit/dates.ts";

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
