import { checkDigit } from "#kit/typed-code.ts";

/** Numbers of messages: HUB-<year>-<serial>-<check digit>, e.g. "HUB-2026-00001-9". */
export function nomorPesan(tahun: number, urut: number): string {
  const digits = `${String(tahun).padStart(4, "0")}${String(urut).padStart(5, "0")}`;
  return `HUB-${digits.slice(0, 4)}-${digits.slice(4)}-${checkDigit(digits)}`;
}

/** As a person copied it, in small letters, without hyphens or with spaces. @returns null when it cannot be a number */
export function readNomor(ditulis: string): string | null {
  const bersih = ditulis.toUpperCase().replace(/[\s.–—-]/g, "");
  const [, tahun = "", urut = "", angka] = /^HUB(\d{4})(\d{5,9})([0-9A-Z])$/.exec(bersih) ?? [];
  return angka !== undefined && checkDigit(tahun + urut) === angka ? `HUB-${tahun}-${urut}-${angka}` : null;
}
