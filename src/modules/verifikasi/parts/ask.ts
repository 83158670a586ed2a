import type { Summary } from "../summary.ts";
import { type Answer, type State, withoutNetwork } from "./answer.ts";

const patience = 6_000;

/** Whether the madrasah has withdrawn it. Without an answer in a few seconds the person is not kept waiting. */
export async function askState(kode: string): Promise<State> {
  try {
    const answer = await request(kode);
    if (!answer.ok) return "luring";
    const { dicabut } = (await answer.json()) as { dicabut: string | null };
    return dicabut ? { dicabut } : "berlaku";
  } catch {
    return "luring";
  }
}

export interface Terjawab {
  readonly jawaban: Answer | null;
  /** What is wrong with what was typed. */
  readonly salah: string | null;
}

/** What the madrasah issued under a code that somebody typed. */
export async function askCode(typed: string): Promise<Terjawab> {
  try {
    const answer = await request(typed);
    if (answer.status === 404) return { jawaban: { macam: "tidak-ada", kode: typed }, salah: null };
    const said = (await answer.json()) as Summary & { readonly dicabut: string | null; readonly error?: string };
    if (!answer.ok) return { jawaban: null, salah: said.error ?? "Kode ini belum dapat diperiksa. Coba lagi sebentar." };
    const { dicabut, ...ringkasan } = said;
    return { jawaban: { macam: "sah", dari: "kode", ringkasan, keadaan: dicabut ? { dicabut } : "berlaku" }, salah: null };
  } catch {
    return { jawaban: withoutNetwork, salah: null };
  }
}

const request = (kode: string) => fetch(`/api/verifikasi/${encodeURIComponent(kode)}`, { signal: AbortSignal.timeout(patience) });
