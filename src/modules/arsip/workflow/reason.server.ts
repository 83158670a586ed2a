import { refuse } from "#kit/refusals.ts";
import { seenText } from "#kit/typed-text.ts";

/** A reason as it is kept. @throws Refusal 422 */
export function demandReason(typed: string): string {
  const alasan = seenText(typed);
  if (alasan.length < 5) throw refuse.invalid("Tulis alasannya.", { alasan: "Tulis alasannya, paling sedikit 5 huruf." });
  if (alasan.length > 400) throw refuse.invalid("Alasan terlalu panjang.", { alasan: "Alasan paling panjang 400 huruf." });
  return alasan;
}
