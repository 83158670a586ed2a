import type { Option } from "#kit/register/fields.ts";

/** The paths into the school, as the decree of the year names them. */
export const jenisJalur = [
  { value: "reguler", label: "Reguler" },
  { value: "prestasi-akademik", label: "Prestasi akademik" },
  { value: "prestasi-non-akademik", label: "Prestasi non-akademik" },
  { value: "tahfidz", label: "Tahfidz" },
  { value: "afirmasi", label: "Afirmasi" },
  { value: "asrama", label: "Asrama" },
  { value: "mutasi", label: "Mutasi" },
] as const satisfies readonly Option[];

export type JenisJalur = (typeof jenisJalur)[number]["value"];

export const jalurLabel = (jenis: JenisJalur): string => jenisJalur.find(({ value }) => value === jenis)?.label ?? jenis;

export const isJenisJalur = (value: unknown): value is JenisJalur => jenisJalur.some((one) => one.value === value);
