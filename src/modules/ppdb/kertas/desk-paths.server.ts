import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { today } from "#kit/dates.ts";
import { jalurLabel } from "../jalur/jenis-jalur.ts";
import { type Jalur, jalurOf } from "../jalur/load-jalur.server.ts";
import { closingOf } from "../jalur/windows.ts";
import { periodesUntil } from "../periode.server.ts";
import type { Periode } from "../periode.ts";
import { placeKey, SUSULAN_HARI } from "./kertas.ts";

const DAY_MS = 86_400_000;

/** A path that families may have chosen on paper. */
export interface DeskPath extends Jalur {
  readonly kunci: string;
  readonly periode: Periode;
  /** Until when papers that came in time may be entered. */
  readonly susulanSampai: Date;
  readonly label: string;
}

/** Every path that has opened, of the periods that are not drafts; those whose papers are not taken any more are told apart by their moment. */
export async function deskPaths(ctx: ReadCtx): Promise<readonly DeskPath[]> {
  const paths = [];
  for (const { susulanHari, ...periode } of await periodesUntil(ctx, today(ctx.now))) {
    const days = susulanHari ?? SUSULAN_HARI;
    for (const jalur of await jalurOf(ctx, periode)) {
      if (jalur.dari > ctx.now || jalur.dari >= jalur.sampai) continue;
      const susulanSampai = new Date(jalur.sampai.getTime() + days * DAY_MS);
      const kunci = placeKey({ periodeId: periode.id, ...jalur });
      paths.push({ ...jalur, kunci, periode, susulanSampai, label: labelOf(jalur, ctx.now) });
    }
  }
  return paths;
}

export const takesPapers = ({ susulanSampai }: DeskPath, now: Date): boolean => now < susulanSampai;
export const isLate = ({ sampai }: Jalur, now: Date): boolean => now >= sampai;

function labelOf(jalur: Jalur, now: Date): string {
  const name = [jalurLabel(jalur.jenis), jalur.gelombang && `(${jalur.gelombang})`].filter(Boolean).join(" ");
  return isLate(jalur, now) ? `${name}, ditutup ${closingOf(jalur)}` : name;
}

/** A wave whose result is fixed takes nobody any more. */
export const isFixed = async (ctx: ReadCtx, gelombangId: string | null): Promise<boolean> =>
  gelombangId !== null &&
  (await ctx.db
    .selectFrom("keputusanPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .select("keputusanPpdb.id")
    .where("gelombangId", "=", gelombangId)
    .where("ditetapkanPada", "is not", null)
    .where(notDeleted("gelombangPpdb"))
    .executeTakeFirst()) !== undefined;

/** As `isFixed`, for who brings somebody in: whoever fixes it just now is waited for, and whoever would fix it next waits and finds them. */
export async function isFixedWhenHeld(ctx: Ctx, gelombangId: string | null): Promise<boolean> {
  if (gelombangId !== null) await ctx.db.selectFrom("gelombangPpdb").select("id").where("id", "=", gelombangId).forKeyShare().execute();
  return isFixed(ctx, gelombangId);
}
