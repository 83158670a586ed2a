import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { Papan } from "./papan.ts";
import "./tables.ts";

const sebanyak = 5;

/** The announcements that hold today, newest first, and the next events. */
export async function bacaPapan(ctx: Ctx): Promise<Papan> {
  const hari = today(ctx.now);
  const pengumuman = await ctx.db
    .selectFrom("pengumuman")
    .select(["id", "judul", "isi", "tanggal"])
    .where("deletedAt", "is", null)
    .where("tampilDiSitus", "=", true)
    .where("tanggal", "<=", hari)
    .where((where) => where.or([where("sampai", "is", null), where("sampai", ">=", hari)]))
    .orderBy("tanggal", "desc")
    .limit(sebanyak)
    .execute();
  const agenda = await ctx.db
    .selectFrom("agenda")
    .select(["id", "judul", "mulai", "selesai", "jamMulai", "tempat"])
    .where("deletedAt", "is", null)
    .where("tampilDiSitus", "=", true)
    .where(sql<boolean>`coalesce(selesai, mulai) >= ${hari}::date`)
    .orderBy("mulai")
    .orderBy("jamMulai")
    .limit(sebanyak)
    .execute();
  return { pengumuman, agenda };
}
