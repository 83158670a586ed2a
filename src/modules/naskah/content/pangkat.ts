import { pangkat } from "#modules/kepegawaian/index.ts";

/** "Pembina (IV/a)"; empty where there is none. */
export const describePangkat = (kode: string | null): string => pangkat.find(({ value }) => value === kode)?.label ?? "";
