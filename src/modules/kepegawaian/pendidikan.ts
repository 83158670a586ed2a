import type { Option } from "#kit/register/fields.ts";

/** Levels of education, lowest first. */
export const tingkatPendidikan: readonly Option[] = ["SD", "SMP", "SMA", "D1", "D2", "D3", "S1", "S2", "S3"].map((value) => ({
  value,
  label: value === "SMA" ? "SMA/sederajat" : value === "S1" ? "D4/S1" : value,
}));
