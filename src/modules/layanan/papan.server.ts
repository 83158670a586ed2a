import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { AgendaPublik, PengumumanPublik } from "./papan.ts";

const sebanyak = 5;

/** The announcements that hold today, newest first. */
export function pengumumanInPapan(ctx: ReadCtx): Promise<PengumumanPublik[]> {
  const hari = today(ctx.now);
  return ctx.db
    .selectFrom("pengumuman")
    .select(["id", "judul", "isi", "tanggal"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where("tanggal", "<=", hari)
    .where((where) => where.or([where("sampai", "is", null), where("sampai", ">=", hari)]))
    .orderBy("tanggal", "desc")
    .limit(sebanyak)
    .execute();
}

/** What goes on or comes, earliest first. */
export const agendaInPapan = (ctx: ReadCtx): Promise<AgendaPublik[]> =>
  ctx.db
    .selectFrom("agenda")
    .select(["id", "judul", "mulai", "selesai", "jamMulai", "jamSelesai", "tempat", "deskripsi"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where(sql<boolean>`coalesce(selesai, mulai) >= ${today(ctx.now)}::date`)
    .orderBy("mulai")
    .orderBy("jamMulai")
    .limit(sebanyak)
    .execute();
