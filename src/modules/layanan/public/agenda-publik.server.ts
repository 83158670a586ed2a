import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { addDays, today } from "#kit/dates.ts";

/** What the school shows of its calendar: from a quarter of a year ago on, earliest first. */
export const agendaPublik = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("agenda")
    .select(["id", "judul", "mulai", "selesai", "jamMulai", "jamSelesai", "tempat", "deskripsi", "updatedAt"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where("mulai", ">=", addDays(today(ctx.now), -92))
    .orderBy("mulai")
    .limit(500)
    .execute();
