import { useRevalidator } from "react-router";
import type { Ditolak } from "#modules/akun/index.tsx";

const staleSentence = "Pendaftaran ini baru saja diubah orang lain. Yang tampil sekarang sudah yang terbaru: periksa, lalu ulangi.";

/** Hears a refusal: where somebody was quicker, the page is asked for anew in place, and what was typed in it stays. */
export function useAnew() {
  const { revalidate } = useRevalidator();
  return ({ refusal: { kind } }: Ditolak): void => {
    if (kind === "stale" || kind === "conflict") void revalidate();
  };
}

/** There are no two versions to compare here: the newer one is what is shown by now. */
export const tellAnew = (refusal: Ditolak["refusal"] | undefined): Ditolak["refusal"] | undefined =>
  refusal?.kind === "stale" ? { ...refusal, sentence: staleSentence } : refusal;
