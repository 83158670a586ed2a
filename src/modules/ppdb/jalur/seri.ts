import type { FieldSentences } from "#kit/refusals.ts";
import type { Option } from "#kit/register/fields.ts";

/** What may decide between two of the same score. */
export const seriOptions = [
  { value: "rapor", label: "Nilai rapor lebih tinggi" },
  { value: "tes", label: "Nilai tes lebih tinggi" },
  { value: "btq", label: "Nilai baca tulis Al-Qur'an lebih tinggi" },
  { value: "tahfidz", label: "Nilai tahfidz lebih tinggi" },
  { value: "wawancara", label: "Nilai wawancara lebih tinggi" },
  { value: "prestasi", label: "Nilai prestasi lebih tinggi" },
  { value: "usia", label: "Usia lebih tua" },
  { value: "waktu", label: "Mendaftar lebih dulu" },
] as const satisfies readonly Option[];

export const seriLabel = (value: string): string => seriOptions.find((one) => one.value === value)?.label ?? value;

/** An order without gaps, in which nothing stands twice. */
export function seriFaults({ seri1, seri2, seri3 }: Readonly<Record<string, unknown>>): FieldSentences {
  if (seri2 && !seri1) return { seri2: "Isi dulu penentu yang pertama." };
  if (seri3 && !seri2) return { seri3: "Isi dulu penentu yang kedua." };
  if (seri2 && seri2 === seri1) return { seri2: "Penentu ini sudah dipakai di urutan sebelumnya." };
  return seri3 && (seri3 === seri1 || seri3 === seri2) ? { seri3: "Penentu ini sudah dipakai di urutan sebelumnya." } : {};
}
