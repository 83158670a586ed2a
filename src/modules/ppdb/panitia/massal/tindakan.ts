import { choice, longText } from "#kit/register/fields.ts";
import { type Keadaan, keadaanNames } from "../../keadaan/keadaan.ts";
import { findPeralihan } from "../../keadaan/peralihan.ts";
import { sebabOptions } from "../../perbaikan/isian.ts";

/** So many at once: each is done as if it were pressed alone. */
export const mostAtOnce = 200;

/** So many are looked through for those: some years of a school's families. */
export const mostMeant = 20_000;

/** What can be done to many at once. A refusal is not among it: that takes two persons, one child at a time. */
export const tindakanMassal = [
  { value: "tugaskan", label: "Tugaskan verifikator", hasil: "Dapat diubah lagi kapan saja." },
  { value: "lepaskan", label: "Lepaskan verifikator", hasil: "Dapat diubah lagi kapan saja." },
  {
    value: "verifikasi",
    label: "Nyatakan terverifikasi",
    hasil: "Tidak dapat diurungkan sekaligus; satu per satu dapat dikembalikan untuk diperbaiki.",
  },
  { value: "luluskan", label: "Luluskan administrasi", hasil: "Tidak dapat diurungkan sekaligus; satu per satu, dengan alasan." },
  {
    value: "kembalikan",
    label: "Minta perbaikan",
    hasil: "Tidak dapat diurungkan: keluarga langsung membacanya di halaman status pendaftarannya.",
  },
] as const;

export type Tindakan = (typeof tindakanMassal)[number]["value"];

export const isTindakan = (value: unknown): value is Tindakan => tindakanMassal.some((one) => one.value === value);

export const tindakanOf = (tindakan: Tindakan) => tindakanMassal.find(({ value }) => value === tindakan) ?? tindakanMassal[0];

export const kembaliMassalFields = {
  sebab: choice({ label: "Alasan", privacy: "dinas", required: true, options: sebabOptions }),
  catatan: longText({ label: "Catatan untuk keluarga", privacy: "pribadi", max: 200, hint: "Sama untuk semua yang dipilih." }),
} as const;

/** What is known of one before it is done. */
export interface Facts {
  readonly keadaan: Keadaan;
  readonly verifikatorId: string | null;
  readonly ganda: boolean;
  /** A decision of its wave is fixed, or the child is a pupil: nobody moves it by hand. */
  readonly tetap: boolean;
  /** Something was proposed and waits for a second person. */
  readonly usulan: boolean;
  /** Papers that the path asks for and that are not accepted. */
  readonly belum: readonly string[];
}

/** Why this one is left as it is; null where it changes. */
export function judge(tindakan: Tindakan, facts: Facts, verifikatorId: string): string | null {
  if (tindakan === "tugaskan") return facts.verifikatorId === verifikatorId ? "Sudah ditugaskan kepadanya." : null;
  if (tindakan === "lepaskan") return facts.verifikatorId === null ? "Belum ada verifikatornya." : null;
  if (facts.tetap) return "Keputusannya sudah ditetapkan.";
  if (tindakan === "kembalikan") return findPeralihan(facts.keadaan, "perlu perbaikan", "panitia") ? null : stands(facts);
  if (tindakan === "verifikasi") return facts.keadaan === "terkirim" ? null : stands(facts);
  return passes(facts);
}

/** What keeps one from passing without anybody looking at it alone; null where nothing does. */
export function passes(facts: Facts): string | null {
  if (facts.keadaan !== "terverifikasi") return stands(facts);
  if (facts.belum.length > 0) return `Berkas belum diterima: ${facts.belum.join(", ")}.`;
  if (facts.ganda) return "Mungkin ganda, periksa dahulu.";
  return facts.usulan ? "Ada usulan yang menunggu orang kedua." : null;
}

const stands = ({ keadaan }: Facts): string => `Keadaannya ${keadaanNames[keadaan].toLowerCase()}.`;
