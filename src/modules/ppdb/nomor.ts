/**
 * Registration numbers: PMBM-<intake year>-<serial>-<check letter>, e.g. "PMBM-2027-00001-A".
 *
 * The letter stands for Σ digitᵢ · 5^(i+1) mod 23 over the nine or more digits (i from 0 at the left). 23 is prime and 5
 * generates its whole group, so the powers of up to 22 places differ: every wrong digit, every swap of two digits however far
 * apart, and every doubled digit misread as another is noticed. The alphabet has no I, O or U, and being a letter it
 * cannot change places with a digit unseen.
 */
const HURUF = "ABCDEFGHJKLMNPQRSTVWXYZ";
const DASAR = 5;

export function nomorPendaftaran(tahun: number, urut: number): string {
  const digits = `${String(tahun).padStart(4, "0")}${String(urut).padStart(5, "0")}`;
  return `PMBM-${digits.slice(0, 4)}-${digits.slice(4)}-${hurufCheck(digits)}`;
}

/** Shown as an example: of a year without an intake here, so that whoever types it tries at no child's page and uses up nobody's tries. */
export const contohNomor = nomorPendaftaran(2020, 123);

export type CheckResult = { readonly benar: true; readonly nomor: string } | { readonly benar: false; readonly kalimat: string };

/** Reads a number as a person types it (any case, with or without hyphens and spaces). */
export function checkNomor(ditulis: string): CheckResult {
  const bersih = ditulis.toUpperCase().replace(/[\s.–—-]/g, "");
  const bagian = /^PMBM(\d{4})(\d{5,9})([A-Z])$/.exec(bersih);
  if (!bagian) return { benar: false, kalimat: `Nomor pendaftaran ditulis seperti ${contohNomor}.` };
  const [, tahun = "", urut = "", huruf] = bagian;
  if (hurufCheck(tahun + urut) !== huruf) return { benar: false, kalimat: "Ada angka atau huruf yang keliru di nomor ini. Periksa lagi." };
  return { benar: true, nomor: `PMBM-${tahun}-${urut}-${huruf}` };
}

function hurufCheck(digits: string): string {
  let sum = 0;
  let weight = 1;
  for (const digit of digits) {
    weight = (weight * DASAR) % HURUF.length;
    sum = (sum + Number(digit) * weight) % HURUF.length;
  }
  return HURUF.charAt(sum);
}
