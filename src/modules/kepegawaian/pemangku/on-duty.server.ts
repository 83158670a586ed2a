import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { weekdayOf } from "#kit/dates.ts";
import { isDutyDay } from "./duty-day.ts";

/** Whether this person is the school's duty teacher on that day: by the position that was agreed to, or standing in, on its weekday. */
export async function isOnDuty(ctx: ReadCtx, day: string): Promise<boolean> {
  if (ctx.actor.id === null || !ctx.actor.roles.includes("piket")) return false;
  const { rows } = await sql<{ bidang: string | null }>`
    select j.bidang from peran_sementara s join pemangku_jabatan j on j.id = s.pemangku_id
    where s.akun_id = ${ctx.actor.id}::uuid and s.peran = 'piket' and ${day}::date between s.mulai and s.sampai`.execute(ctx.db);
  return rows.some(({ bidang }) => isDutyDay(bidang, weekdayOf(day)));
}
