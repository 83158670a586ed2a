import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Periode } from "../periode.ts";
import type { JenisJalur } from "./jenis-jalur.ts";
import { isOpenAt, type Span, type Window, windowOf } from "./windows.ts";

/** A path of a wave, with the moments between which it takes registrations. */
export interface Jalur extends Window {
  readonly jenis: JenisJalur;
  /** Null of a period that has no waves. */
  readonly gelombangId: string | null;
  readonly gelombang: string | null;
}

type Days = Pick<Periode, "id" | "buka" | "tutup">;

/** The paths of a period, those that close first at the front. One without waves takes everybody on the path reguler. */
export async function jalurOf(ctx: ReadCtx, periode: Days): Promise<readonly Jalur[]> {
  const rows = await ctx.db
    .selectFrom("gelombangPpdb")
    .leftJoin("jalurPpdb", (join) => join.onRef("jalurPpdb.gelombangId", "=", "gelombangPpdb.id").on(notDeleted("jalurPpdb")))
    .select(["gelombangPpdb.id as gelombangId", "nama as gelombang", "jenis"])
    .select(["gelombangPpdb.buka", "gelombangPpdb.bukaPukul", "gelombangPpdb.tutup", "gelombangPpdb.tutupPukul"])
    .select(["jalurPpdb.buka as jalurBuka", "jalurPpdb.bukaPukul as jalurBukaPukul"])
    .select(["jalurPpdb.tutup as jalurTutup", "jalurPpdb.tutupPukul as jalurTutupPukul"])
    .where("periodeId", "=", periode.id)
    .where(notDeleted("gelombangPpdb"))
    .execute();
  if (rows.length === 0) return [{ jenis: "reguler", gelombangId: null, gelombang: null, ...windowOf(periode) }];
  return rows
    .flatMap(({ jenis, gelombangId, gelombang, jalurBuka, jalurBukaPukul, jalurTutup, jalurTutupPukul, ...wave }) => {
      if (!jenis) return [];
      const path: Span = { buka: jalurBuka, bukaPukul: jalurBukaPukul, tutup: jalurTutup, tutupPukul: jalurTutupPukul };
      return [{ jenis, gelombangId, gelombang, ...windowOf(periode, wave, path) }];
    })
    .sort((a, b) => a.sampai.getTime() - b.sampai.getTime());
}

export const openAt = (jalur: readonly Jalur[], now: Date): readonly Jalur[] => jalur.filter((one) => isOpenAt(one, now));

/** The one that opens next. */
export const nextAt = (jalur: readonly Jalur[], now: Date): Jalur | undefined =>
  jalur.filter(({ dari, sampai }) => dari > now && dari < sampai).sort((a, b) => a.dari.getTime() - b.dari.getTime())[0];

/** When the next path opens or closes: until then, what a page says of it holds. */
export function nextChange(jalur: readonly Jalur[], now: Date): Date | null {
  const moments = jalur.flatMap(({ dari, sampai }) => [dari, sampai]).filter((moment) => moment > now);
  return moments.length === 0 ? null : new Date(Math.min(...moments.map((moment) => moment.getTime())));
}
