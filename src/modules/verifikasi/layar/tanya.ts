import type { Ringkasan } from "../ringkasan.ts";
import { type Jawaban, type Keadaan, tanpaJaringan } from "./jawaban.ts";

const patience = 6_000;

/** Whether the madrasah has withdrawn it. Without an answer in a few seconds the person is not kept waiting. */
export async function tanyaKeadaan(kode: string): Promise<Keadaan> {
  try {
    const answer = await minta(kode);
    if (!answer.ok) return "luring";
    const { dicabut } = (await answer.json()) as { dicabut: string | null };
    return dicabut ? { dicabut } : "berlaku";
  } catch {
    return "luring";
  }
}

export interface Terjawab {
  readonly jawaban: Jawaban | null;
  /** What is wrong with what was typed. */
  readonly salah: string | null;
}

/** What the madrasah issued under a code that somebody typed. */
export async function tanyaKode(typed: string): Promise<Terjawab> {
  try {
    const answer = await minta(typed);
    if (answer.status === 404) return { jawaban: { macam: "tidak-ada", kode: typed }, salah: null };
    const said = (await answer.json()) as Ringkasan & { readonly dicabut: string | null; readonly error?: string };
    if (!answer.ok) return { jawaban: null, salah: said.error ?? "Kode ini belum dapat diperiksa. Coba lagi sebentar." };
    const { dicabut, ...ringkasan } = said;
    return { jawaban: { macam: "sah", dari: "kode", ringkasan, keadaan: dicabut ? { dicabut } : "berlaku" }, salah: null };
  } catch {
    return { jawaban: tanpaJaringan, salah: null };
  }
}

const minta = (kode: string) => fetch(`/api/verifikasi/${encodeURIComponent(kode)}`, { signal: AbortSignal.timeout(patience) });
