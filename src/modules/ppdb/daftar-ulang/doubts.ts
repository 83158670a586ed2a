import { isKkDated, readNik, shortDay } from "#modules/periksa/index.ts";
import type { Terisi } from "./bagian.ts";

/** What looks wrong and is kept all the same: papers do contradict each other, and a family is not to be stopped by it. */
export function doubtsOf(filled: Terisi): readonly string[] {
  const told: string[] = [];
  const noKk = textOf(filled.noKk);
  if (noKk && [filled.nikAyah, filled.nikIbu, filled.nikWali, filled.nik].includes(noKk))
    told.push("Nomor KK sama dengan salah satu NIK. Nomor KK ada di bagian atas kartu keluarga.");
  else if (noKk && !isKkDated(noKk)) told.push("Nomor KK ini tidak seperti biasanya. Periksa sekali lagi pada kartu keluarga.");
  for (const [who, nik, lahir] of [
    ["ayah", filled.nikAyah, filled.tanggalLahirAyah],
    ["ibu", filled.nikIbu, filled.tanggalLahirIbu],
    ["wali", filled.nikWali, filled.tanggalLahirWali],
  ] as const) {
    const read = readNik(textOf(nik));
    const born = textOf(lahir);
    if (read && born && read.lahir !== shortDay(born)) told.push(`NIK ${who} tidak cocok dengan tanggal lahirnya. Periksa keduanya.`);
  }
  if (filled.nikAyah && filled.nikAyah === filled.nikIbu) told.push("NIK ayah dan NIK ibu sama. Periksa keduanya.");
  return told;
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
