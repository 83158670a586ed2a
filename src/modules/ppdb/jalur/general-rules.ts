import { formatDay } from "#kit/dates.ts";
import { type AgeRule, TERTUA, tahunMasuk } from "../age.ts";

/** Of the decree, where the period says nothing else. */
export const AFIRMASI_PERSEN = 15;

interface GeneralRules extends AgeRule {
  readonly tahunAjaran: string;
  readonly afirmasiPersen: number | null;
  readonly biaya: number | null;
}

/** What holds on every path, as families read it. @param hasAfirmasi whether there is a path that the ceiling is about */
export function generalRules(
  { tahunAjaran, usiaMaksimal, usiaPer, afirmasiPersen, biaya }: GeneralRules,
  hasAfirmasi: boolean,
): readonly string[] {
  const day = formatDay(usiaPer ?? `${tahunMasuk(tahunAjaran)}-07-01`);
  return [
    `Paling tua ${usiaMaksimal ?? TERTUA} tahun pada ${day}; yang lebih tua tetap boleh mendaftar dan dihubungi panitia.`,
    ...(hasAfirmasi ? [`Jalur afirmasi paling banyak ${afirmasiPersen ?? AFIRMASI_PERSEN} % dari kuota.`] : []),
    biaya ? `Biaya pendaftaran Rp${biaya.toLocaleString("id-ID")}.` : "Pendaftaran tidak dipungut biaya.",
  ];
}
