import type { FieldSentences } from "#kit/refusals.ts";

const orderSentence = "Waktu ditutup harus sesudah waktu dibuka.";

/** What a wave and a path can get wrong in their days and hours, before the database is asked. */
export function spanFaults({ buka, bukaPukul, tutup, tutupPukul }: Readonly<Record<string, unknown>>): FieldSentences {
  if (typeof buka !== "string" || typeof tutup !== "string") return {};
  if (tutup < buka) return { tutup: orderSentence };
  const sameDay = tutup === buka && typeof bukaPukul === "string" && typeof tutupPukul === "string";
  return sameDay && tutupPukul <= bukaPukul ? { tutupPukul: orderSentence } : {};
}
