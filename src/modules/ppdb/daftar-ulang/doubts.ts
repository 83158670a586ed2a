import { isKkDated, readNik, shortDay } from "#modules/periksa/index.ts";
import type { Terisi } from "./bagian.ts";

/** What looks wrong and is kept all the same: papers do contradict each other, and a family is not to be stopped by it. */
export function doubtsOf(filled: Terisi, lahir?: string): readonly string[] {
  const told: string[] = [];
  if (Number(filled.anakKe ?? 0) > Number(filled.jumlahSaudara ?? filled.anakKe ?? 0) + 1)
    told.push("Urutan anak lebih besar daripada jumlah saudaranya. Periksa keduanya.");
  const noKk = textOf(filled.noKk);
  if (noKk && [filled.nikAyah, filled.nikIbu, filled.nikWali, filled.nik].includes(noKk))
    told.push("Nomor KK sama dengan salah satu NIK. Nomor KK ada di bagian atas kartu keluarga.");
  else if (noKk && !isKkDated(noKk)) told.push("Nomor KK ini tidak seperti biasanya. Periksa sekali lagi pada kartu keluarga.");
  for (const [who, nik, born] of [
    ["ayah", filled.nikAyah, filled.tanggalLahirAyah],
    ["ibu", filled.nikIbu, filled.tanggalLahirIbu],
    ["wali", filled.nikWali, filled.tanggalLahirWali],
  ] as const) {
    const read = readNik(textOf(nik));
    const day = textOf(born);
    if (lahir && day && Number(lahir.slice(0, 4)) - Number(day.slice(0, 4)) < youngestParent)
      told.push(`Tanggal lahir ${who} terlalu dekat dengan tanggal lahir anak. Periksa lagi.`);
    if (read && day && read.lahir !== shortDay(day)) told.push(`NIK ${who} tidak cocok dengan tanggal lahirnya. Periksa keduanya.`);
  }
  if (filled.nikAyah && filled.nikAyah === filled.nikIbu) told.push("NIK ayah dan NIK ibu sama. Periksa keduanya.");
  return told;
}

/** In years; who was younger is asked once more. */
const youngestParent = 12;

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
