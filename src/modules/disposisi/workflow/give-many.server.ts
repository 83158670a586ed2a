import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { type DisposisiFields, giveDisposisi } from "./give.server.ts";

/** So many letters are disposed of at once at most. */
export const mostLetters = 50;

/** Disposes of several letters with the same words: of all of them, or of none. @throws Refusal 400, 403, 404, 422 */
export async function giveMany(ctx: Ctx, suratIds: readonly string[], isian: DisposisiFields): Promise<number> {
  const surat = [...new Set(suratIds)].sort();
  if (surat.length === 0) throw refuse.invalid("Pilih dahulu surat yang akan didisposisikan.");
  if (surat.length > mostLetters) throw refuse.invalid(`Paling banyak ${mostLetters} surat sekaligus. Kurangi pilihannya.`);
  for (const id of surat) await giveDisposisi(ctx, id, isian);
  return surat.length;
}
