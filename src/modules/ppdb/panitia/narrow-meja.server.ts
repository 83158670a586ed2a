import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { searchPredicate } from "#kit/search/search-predicate.server.ts";
import { momentAt } from "#kit/time-zone.ts";
import { checkNomor } from "../nomor.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { usualPeriode } from "../periode.ts";
import { ageBounds } from "./age-bounds.ts";
import { type Asked, masukDays } from "./asked.ts";

export interface PeriodeMeja {
  readonly id: string;
  readonly tahunAjaran: string;
  readonly buka: string;
  readonly usiaMaksimal: number | null;
  readonly usiaPer: string | null;
}

/** Every intake, the latest first. */
export const listPeriode = (ctx: ReadCtx): Promise<PeriodeMeja[]> =>
  ctx.db
    .selectFrom("periodePpdb")
    .select(["id", "tahunAjaran", "buka", "usiaMaksimal", "usiaPer"])
    .where(notDeleted())
    .orderBy("buka", "desc")
    .execute();

/** The one that is asked for, else the latest that has begun. */
export const choosePeriode = (ctx: ReadCtx, periodes: readonly PeriodeMeja[], asked: Asked): PeriodeMeja | undefined =>
  periodes.find(({ id }) => id === asked.periode) ?? usualPeriode(periodes, today(ctx.now));

/** One part of what is asked for; each is counted as if it alone were not asked. */
export type Facet = "keadaan" | "jalur" | "verifikator" | "kurang" | "ganda" | "umur" | "masuk" | "jawaban";

/** What the list shows, but for these parts. What was merged is shown to whoever asks for it alone: a child is counted once. */
export function narrowed(ctx: ReadCtx, asked: Asked, periode: PeriodeMeja, without: readonly Facet[] = []) {
  const { cari, keadaan, jalur, verifikator, kurang, masuk } = asked;
  const on = (facet: Facet) => !without.includes(facet) && Boolean(asked[facet]);
  let rows = ctx.db.selectFrom("pendaftaran").where(notDeleted("pendaftaran")).where("pendaftaran.periodeId", "=", periode.id);
  if (on("keadaan") && keadaan !== "") rows = rows.where("pendaftaran.keadaan", "=", keadaan);
  else if (!without.includes("keadaan") && !asksNumber(asked)) rows = rows.where("pendaftaran.keadaan", "<>", "digabung");
  if (on("jalur") && jalur !== "") rows = rows.where("pendaftaran.jalur", "=", jalur);
  if (on("masuk") && masuk !== "") {
    const [dari, sampai] = cameBetween(ctx, masukDays[masuk]);
    rows = rows.where("pendaftaran.masukPada", ">=", dari).where("pendaftaran.masukPada", "<", sampai);
  }
  const number = checkNomor(cari);
  if (number.benar) rows = rows.where("nomor", "=", number.nomor);
  else if (cari !== "") rows = rows.where(searchPredicate(pendaftaran, cari));
  if (on("ganda")) rows = rows.where("pendaftaran.ganda", "is not", null);
  if (on("umur")) rows = rows.where(outside(periode));
  if (on("jawaban")) rows = rows.where(sql<boolean>`pendaftaran.id in (select pendaftaran_id from jawaban_kurang(${periode.id}::uuid))`);
  if (on("kurang")) {
    const which = kurang === "*" ? sql`` : sql`and diminta.dokumen = ${kurang}`;
    rows = rows.where(sql<boolean>`exists (select from dokumen_jalur(${periode.id}::uuid) diminta
      where diminta.gelombang_id = pendaftaran.gelombang_id and diminta.jenis = pendaftaran.jalur ${which} and not exists (
        select from berkas_pendaftaran sampai where sampai.pendaftaran_id = pendaftaran.id and sampai.dokumen = diminta.dokumen
          and sampai.keadaan <> 'dikembalikan'))`);
  }
  if (!on("verifikator")) return rows;
  if (verifikator === "tanpa") return rows.where("pendaftaran.verifikatorId", "is", null);
  return rows.where("pendaftaran.verifikatorId", "=", verifikator === "saya" ? ctx.actor.id : verifikator);
}

/** Whoever types a whole number has a paper with it in hand: it is found, also where it was merged. */
export const asksNumber = ({ cari }: Asked): boolean => checkNomor(cari).benar;

/** How many days ago it came in, as far as they are told apart: today, yesterday, this week; longer is the same. */
export function daysAgo(ctx: ReadCtx) {
  const from = (back: number) => momentAt(addDays(today(ctx.now), -back));
  return sql<number>`case when pendaftaran.masuk_pada >= ${from(0)} then 0 when pendaftaran.masuk_pada >= ${from(1)} then 1
    when pendaftaran.masuk_pada >= ${from(weekDays)} then ${sql.lit(weekDays)} else ${sql.lit(weekDays + 1)} end`;
}

const weekDays = masukDays["tujuh-hari"].dari;

/** From the first of these days until the last one is over. */
function cameBetween(ctx: ReadCtx, { dari, sampai }: { readonly dari: number; readonly sampai: number }) {
  const day = (back: number) => momentAt(addDays(today(ctx.now), -back));
  return [day(dari), day(sampai - 1)] as const;
}

/** Whose age is outside the rule. */
export function outside(periode: PeriodeMeja) {
  const { awal, akhir } = ageBounds(periode.tahunAjaran, periode);
  return sql<boolean>`(pendaftaran.tanggal_lahir < ${awal}::date or pendaftaran.tanggal_lahir > ${akhir}::date)`;
}
