import { networkKey } from "#kit/access/network.server.ts";
import { take } from "#kit/access/rate-limit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readCode } from "#kit/typed-code.ts";
import { describePerihal, type Summary } from "./summary.ts";

export interface Tercatat {
  readonly ringkasan: Summary;
  /** Since when it no longer counts; null: it counts. */
  readonly dicabut: Date | null;
  /** The signed line, for comparing a paper with what was issued. */
  readonly isi: string;
}

/** Enough for a desk that checks a pile of papers, too little for guessing. */
const perPerson = (address: string) => ({ key: `bukti ${networkKey(address)}`, capacity: 60, perSecond: 1 / 5 });

/**
 * What was issued under a code. @param key who asks, for throttling only
 * @returns null for a code that was never given. @throws Refusal 422 for what cannot be a code, 429
 */
export async function searchBukti(ctx: Ctx, { typed, key }: { readonly typed: string; readonly key: string }): Promise<Tercatat | null> {
  const kode = readCode(typed);
  if (!kode)
    throw refuse.invalid("Kode belum benar. Periksa lagi 12 huruf dan angka dalam kalimat terakhir surat.", { kode: "Kode belum benar." });
  const wait = await take(ctx, perPerson(key));
  if (wait > 0) throw refuse.tooMany(wait);
  const row = await ctx.db
    .selectFrom("buktiSurat")
    .innerJoin("kunciSurat", "kunciSurat.id", "buktiSurat.kunciId")
    .select(["kode", "jenis", "buktiSurat.nomor", "tanggal", "perihal", "perihalTerbuka", "penandatangan", "ringkasan", "isi"])
    .select(["buktiSurat.dicabutPada", "kunciSurat.dicabutPada as kunciDicabut"])
    .where("kode", "=", kode)
    .where(notDeleted("buktiSurat"))
    .executeTakeFirst();
  if (!row) return null;
  const { isi, dicabutPada, kunciDicabut, perihal, perihalTerbuka, ...lain } = row;
  const ringkasan = { ...lain, perihal: describePerihal(perihalTerbuka ? perihal : null) };
  return { ringkasan, isi, dicabut: dicabutPada ?? kunciDicabut };
}
