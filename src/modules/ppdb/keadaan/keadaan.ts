import type { Tone } from "#kit/ui/tag.tsx";

/** How far a registration has come, in the order of the way. */
export const keadaanPendaftaran = [
  "draf",
  "terkirim",
  "perlu perbaikan",
  "terverifikasi",
  "lulus administrasi",
  "diterima",
  "cadangan",
  "tidak diterima",
  "mengundurkan diri",
  "daftar ulang",
  "digabung",
] as const;

export type Keadaan = (typeof keadaanPendaftaran)[number];

export const isKeadaan = (value: unknown): value is Keadaan => keadaanPendaftaran.some((one) => one === value);

export const keadaanNames: Readonly<Record<Keadaan, string>> = {
  draf: "Draf",
  terkirim: "Terkirim",
  "perlu perbaikan": "Perlu perbaikan",
  terverifikasi: "Terverifikasi",
  "lulus administrasi": "Lulus administrasi",
  diterima: "Diterima",
  cadangan: "Cadangan",
  "tidak diterima": "Tidak diterima",
  "mengundurkan diri": "Mengundurkan diri",
  "daftar ulang": "Daftar ulang",
  digabung: "Digabung",
};

export const keadaanTones: Readonly<Record<Keadaan, Tone>> = {
  draf: "neutral",
  terkirim: "info",
  "perlu perbaikan": "warning",
  terverifikasi: "info",
  "lulus administrasi": "info",
  diterima: "success",
  cadangan: "warning",
  "tidak diterima": "danger",
  "mengundurkan diri": "neutral",
  "daftar ulang": "success",
  digabung: "neutral",
};

/** A result, which is told on the day of the announcement and not before, however far the committee has come. */
export const isTold = (keadaan: string): boolean => ["diterima", "cadangan", "tidak diterima", "daftar ulang"].includes(keadaan);

/** Decided: nobody types in it any more. */
export const isDecided = (keadaan: Keadaan): boolean =>
  ["diterima", "cadangan", "tidak diterima", "mengundurkan diri", "daftar ulang", "digabung"].includes(keadaan);

/** A place that was noted as taken by mistake: it waits again, and nobody is accepted anew. */
export const isTakenBack = (dari: Keadaan, ke: Keadaan): boolean => dari === "daftar ulang" && ke === "diterima";
