import type { FieldSentences } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";

export interface Receipt {
  readonly nomor: string;
  readonly bukti: string;
  readonly peringatan: readonly string[];
  readonly berbeda: boolean;
}

export type Outcome =
  | { readonly kind: "received"; readonly receipt: Receipt }
  | { readonly kind: "refused"; readonly sentence: string; readonly fields: FieldSentences; readonly keyIsSpent: boolean }
  /** Nobody knows whether it arrived: send again with the same key. */
  | { readonly kind: "lost"; readonly sentence: string };

/** Too slow, or too many at once: in a while the same sending is taken. */
const passing: ReadonlySet<number> = new Set([408, 429]);
const PATIENCE_MS = 25_000;
const lost: Outcome = { kind: "lost", sentence: "Sambungan internet terputus." };

export async function send(values: Values, key: string): Promise<Outcome> {
  try {
    const answer = await fetch("/api/registerSiswa", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await answer.json();
    if (answer.ok) return typeof body.nomor === "string" ? { kind: "received", receipt: receiptOf(body) } : lost;
    const sentence = typeof body.error === "string" ? body.error : "Layanan sedang terganggu.";
    return answer.status >= 500 || passing.has(answer.status)
      ? { kind: "lost", sentence }
      : { kind: "refused", sentence, fields: body.fields ?? {}, keyIsSpent: answer.status === 409 };
  } catch {
    return lost;
  }
}

/** Of the answer, which repeats all that was sent, the device keeps this alone. */
const receiptOf = ({ nomor, bukti, peringatan, berbeda }: Receipt): Receipt => ({ nomor, bukti, peringatan, berbeda });
