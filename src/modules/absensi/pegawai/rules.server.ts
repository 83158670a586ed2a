import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { clockThere, momentAt } from "#kit/time-zone.ts";
import "#modules/akademik/index.server.ts";

/** Times are "HH:MM" in the school's zone. */
export interface Rules {
  readonly batasMasuk: string;
  readonly batasCatat: string;
  readonly tutupHari: string;
  readonly hariTanpaKabar: number;
  readonly kaliTerlambat: number;
}

export const readRules = (ctx: ReadCtx): Promise<Rules> =>
  ctx.db
    .selectFrom("aturanAbsensi")
    .select(["batasMasuk", "batasCatat", "tutupHari", "hariTanpaKabar", "kaliTerlambat"])
    .executeTakeFirstOrThrow();

/** "HH:MM" of a moment in the school's zone. */
export const jamAt = (moment: Date): string => clockThere(moment).slice(11);

export const saat = momentAt;

/** The last day that is over: who is not recorded on it is absent. */
export const closedHari = ({ now }: Pick<Ctx, "now">, { tutupHari }: Rules): string =>
  jamAt(now) >= tutupHari ? today(now) : addDays(today(now), -1);

/** When figures change by themselves: as the day closes, and at midnight. */
export async function replaceStatistics(ctx: ReadCtx): Promise<Date> {
  const hari = today(ctx.now);
  const tutup = saat(hari, (await readRules(ctx)).tutupHari);
  return tutup > ctx.now ? tutup : saat(addDays(hari, 1), "00:00");
}

/** Until when staff come in time on a day: half days and Ramadan have hours of their own. */
export async function masukLimitAt(ctx: ReadCtx, hari: string, { batasMasuk }: Rules): Promise<string> {
  const { rows } = await sql<{ jam: string }>`
    select jam_masuk as jam from hari_khusus
    where ${notDeleted()} and jam_masuk is not null and jenis <> 'libur' and untuk in ('semua', 'pegawai')
      and ${hari}::date between mulai and selesai
    order by selesai - mulai, created_at desc limit 1`.execute(ctx.db);
  return rows[0]?.jam ?? batasMasuk;
}
