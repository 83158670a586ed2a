import { tellPerubahan, tellSebab } from "../beda/tell-beda.ts";
import { type Bundle, readBundle } from "./bundle.ts";
import { explain } from "./explain.ts";

/** In what a bundle is not the announced one of its wave, and what comes of it, by pseudonym. */
export interface Beda {
  /** Whether the sheet of rules is another one. */
  readonly aturan: boolean;
  readonly perubahan: readonly string[];
  readonly gerak: readonly string[];
  /** How many lines more there are than are told. */
  readonly lebih: { readonly perubahan: number; readonly gerak: number };
}

/** As much as somebody reads. */
const mostLines = 20;

export interface Compared {
  readonly dibawa: string;
  /** Bundles that were announced of waves of this name, the newest first. */
  readonly diumumkan: readonly string[];
}

/**
 * What is not the same in a bundle that somebody brings, here or in a browser.
 * @returns null where it belongs to none of them: pseudonyms are drawn anew for each decision, so one of its wave shares some
 */
export function tellUnlike({ dibawa, diumumkan }: Compared): Beda | null {
  const after = readBundle(dibawa);
  if ("salah" in after) return null;
  const known = new Set(after.pelamar.map(({ id }) => id));
  const before = diumumkan
    .map(readBundle)
    .find((one): one is Bundle => !("salah" in one) && one.gelombang === after.gelombang && one.pelamar.some(({ id }) => known.has(id)));
  if (!before) return null;
  const { aturan, perubahan, gerak } = explain(before, after);
  return {
    aturan,
    perubahan: perubahan.slice(0, mostLines).map((one) => `${one.id}: ${tellPerubahan(one)}`),
    gerak: gerak
      .slice(0, mostLines)
      .map((one) => `${one.id}: ${one.dari ?? "tidak ada"} menjadi ${one.ke ?? "tidak ada"}. ${tellSebab(one, perubahan, (id) => id)}`),
    lebih: { perubahan: Math.max(0, perubahan.length - mostLines), gerak: Math.max(0, gerak.length - mostLines) },
  };
}
