import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { momentAt } from "#kit/time-zone.ts";
import type { AgendaPublik } from "../papan.ts";
import { pola, type Search } from "./search.ts";

export const pageSize = 20;

/** Announcements of today and before that have not run out, newest first. */
export async function searchPengumuman(ctx: ReadCtx, { cari, halaman }: Search) {
  const hari = today(ctx.now);
  const rows = await ctx.db
    .selectFrom("pengumuman")
    .select(["id", "judul", "isi", "tanggal"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where("tanggal", "<=", hari)
    .where((where) => where.or([where("sampai", "is", null), where("sampai", ">=", hari)]))
    .$if(cari !== "", (query) => query.where((where) => where.or([where("judul", "ilike", pola(cari)), where("isi", "ilike", pola(cari))])))
    .orderBy("tanggal", "desc")
    .orderBy("createdAt", "desc")
    .limit(pageSize + 1)
    .offset((halaman - 1) * pageSize)
    .execute();
  return { pengumuman: rows.slice(0, pageSize), adaLagi: rows.length > pageSize };
}

/** Events from today on, earliest first; or those that are over, latest first. */
export async function searchAgenda(ctx: ReadCtx, { halaman, lewat }: { readonly halaman: number; readonly lewat: boolean }) {
  const hari = today(ctx.now);
  const berakhir = sql<string>`coalesce(selesai, mulai)`;
  const rows: AgendaPublik[] = await ctx.db
    .selectFrom("agenda")
    .select(["id", "judul", "mulai", "selesai", "jamMulai", "jamSelesai", "tempat", "deskripsi"])
    .where(notDeleted())
    .where("tampilDiSitus", "=", true)
    .where(berakhir, lewat ? "<" : ">=", sql<string>`${hari}::date`)
    .orderBy("mulai", lewat ? "desc" : "asc")
    .orderBy("jamMulai")
    .limit(pageSize + 1)
    .offset((halaman - 1) * pageSize)
    .execute();
  return { agenda: rows.slice(0, pageSize), adaLagi: rows.length > pageSize };
}

/** When the day turns at the school, what holds today no longer does. */
export const hariBerganti = (ctx: ReadCtx): Date => momentAt(addDays(today(ctx.now), 1));
