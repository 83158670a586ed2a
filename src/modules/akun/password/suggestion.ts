import { checkPassword, type Pemilik } from "./rules.ts";
import { words } from "./words.ts";

/** Four words that nobody has chosen: easy to remember, about 41 bits, made where it is shown and sent nowhere. */
export function fourRandomWords(pemilik: Pemilik = { nip: "", nama: "" }): string {
  for (;;) {
    const saran = Array.from({ length: 4 }, () => words[random(words.length)] ?? "").join(" ");
    if (checkPassword(saran, pemilik) === null) return saran;
  }
}

/** Evenly from 0 to below `end`: numbers from the uneven rest are thrown again. */
function random(end: number): number {
  const limit = 2 ** 32 - (2 ** 32 % end);
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (number < limit) return number % end;
  }
}
