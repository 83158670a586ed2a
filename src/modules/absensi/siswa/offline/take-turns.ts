import type { Queue } from "./queue.ts";

/** The server was there and could not take it: how often it was tried, and the ISO moment of the next try. */
export interface Gagal {
  readonly kali: number;
  readonly lagiPada: string;
}

const [jedaPertama, jedaTerpanjang] = [30_000, 15 * 60_000];

/** Each pause is twice as long as the one before it, up to a quarter of an hour. */
export function failedAgain(sebelum: Gagal | undefined, kini: number): Gagal {
  const kali = (sebelum?.kali ?? 0) + 1;
  const jeda = Math.min(jedaPertama * 2 ** (kali - 1), jedaTerpanjang);
  return { kali, lagiPada: new Date(kini + jeda).toISOString() };
}

/** Whether it may be sent now: neither does it wait for a person nor for the end of its pause. */
export function turn({ sebab, gagal }: Pick<Queue, "sebab" | "gagal">, kini: number): boolean {
  if (sebab) return false;
  if (!gagal) return true;
  const sisa = Date.parse(gagal.lagiPada) - kini;
  // A device whose clock was set back must not wait for days.
  return sisa <= 0 || sisa > jedaTerpanjang;
}
