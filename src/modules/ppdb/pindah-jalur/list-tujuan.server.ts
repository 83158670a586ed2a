import type { ReadCtx } from "#kit/ctx.server.ts";
import { type JenisJalur, jalurLabel } from "../jalur/jenis-jalur.ts";
import { jalurOf } from "../jalur/load-jalur.server.ts";
import { closingOf, isOpenAt, openingOf } from "../jalur/windows.ts";
import { isFixed } from "../kertas/desk-paths.server.ts";

/** A path to which one registration could be moved. */
export interface Tujuan {
  /** Names it in a form. */
  readonly kunci: string;
  readonly nama: string;
  readonly jenis: JenisJalur;
  readonly gelombangId: string | null;
  /** Why it can not be moved there, in a sentence; null where it can. */
  readonly tolak: string | null;
}

/** Whether its intake has a path beside its own; which of them takes it is the committee's to say. */
export async function hasOtherJalur(ctx: ReadCtx, id: string): Promise<boolean> {
  const { periodeId, buka, tutup, ...own } = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["jalur", "gelombangId", "periodeId", "periodePpdb.buka", "periodePpdb.tutup"])
    .where("pendaftaran.id", "=", id)
    .executeTakeFirstOrThrow();
  const all = await jalurOf(ctx, { id: periodeId, buka, tutup });
  return all.some(({ jenis, gelombangId }) => jenis !== own.jalur || gelombangId !== own.gelombangId);
}

interface Moved {
  readonly periode: { readonly id: string; readonly buka: string; readonly tutup: string };
  readonly jalur: string;
  readonly gelombangId: string | null;
  readonly masukPada: Date;
}

/**
 * The other paths of its intake. One that was closed when the registration came stays closed to it, unless it is open today: nobody comes
 * in late by way of another path.
 */
export async function listTujuan(ctx: ReadCtx, { periode, jalur, gelombangId, masukPada }: Moved): Promise<readonly Tujuan[]> {
  const all = new Map<string, Tujuan>();
  for (const one of await jalurOf(ctx, periode)) {
    if (one.jenis === jalur && one.gelombangId === gelombangId) continue;
    const kunci = tujuanKey(one);
    if (all.get(kunci)?.tolak === null) continue;
    const nama = pathName(one.jenis, one.gelombang);
    const open = isOpenAt(one, masukPada) || isOpenAt(one, ctx.now);
    const tolak = !open ? closedSentence(one, ctx.now) : (await isFixed(ctx, one.gelombangId)) ? fixedSentence : null;
    all.set(kunci, { kunci, nama, jenis: one.jenis, gelombangId: one.gelombangId, tolak });
  }
  return [...all.values()];
}

export const pathName = (jenis: JenisJalur, gelombang: string | null): string =>
  gelombang === null ? jalurLabel(jenis) : `${jalurLabel(jenis)} (${gelombang})`;

export const tujuanKey = ({ jenis, gelombangId }: Pick<Tujuan, "jenis" | "gelombangId">): string => `${gelombangId ?? ""} ${jenis}`;

export const fixedSentence = "Keputusan gelombangnya sudah ditetapkan.";

const closedSentence = (one: Awaited<ReturnType<typeof jalurOf>>[number], now: Date): string =>
  one.dari > now ? `Baru dibuka ${openingOf(one)}.` : `Tidak dibuka ketika pendaftaran ini masuk (ditutup ${closingOf(one)}).`;
