import { date, type Fields, longText } from "#kit/register/fields.ts";
import type { Tone } from "#kit/ui/tag.tsx";
import { pemusnahanPath } from "./addresses.ts";

export type Keadaan = "konsep" | "tanpa-konsep" | "ditandatangani" | "dicabut" | "dimusnahkan" | "tuntas" | "batal";

export const keadaanName: Readonly<Record<Keadaan, readonly [string, Tone]>> = {
  konsep: ["Menunggu ditandatangani", "warning"],
  "tanpa-konsep": ["Konsepnya dihapus", "danger"],
  ditandatangani: ["Siap dilaksanakan", "info"],
  dicabut: ["Berita acaranya tidak berlaku", "danger"],
  dimusnahkan: ["Menunggu berkasnya dihapus", "warning"],
  tuntas: ["Tuntas", "success"],
  batal: ["Dibatalkan", "neutral"],
};

export const onePemusnahan = (id: string): string => `${pemusnahanPath}/${id}`;

/** Name of the template, by which it is found. */
export const templatePemusnahan = "Berita Acara Pemusnahan Arsip";

/** So many letters stand in one record at most. */
export const mostLetters = 500;

export const alasanField = longText({ label: "Alasan", required: true, max: 400, hint: "Paling sedikit 5 huruf." });

export const alasanFields = { alasan: alasanField } satisfies Fields;

export const musnahFields = {
  dilaksanakan: date({ label: "Tanggal pemusnahan", required: true, notAfterToday: true, hint: "Hari arsip kertasnya dimusnahkan." }),
} satisfies Fields;
