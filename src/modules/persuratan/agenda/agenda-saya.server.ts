import { type Ctx, demand } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { Task } from "#kit/jobs/jobs.server.ts";
import { openTabs } from "#kit/register/tabs.server.ts";
import { tabSurat } from "../tab-surat.ts";
import { bukuAgenda } from "./tugas-agenda.ts";

/** The form, and one's own books of the last two days, newest first. */
export async function agendaSaya(ctx: Ctx) {
  demand(ctx, "suratMasuk:export");
  const kini = today(ctx.now);
  const sejak = new Date(ctx.now.getTime() - 2 * 86_400_000);
  const tugas: readonly Task[] = await ctx.db
    .selectFrom("tugas")
    .select(["id", "job", "state", "done", "total", "result", "createdAt"])
    .where("owner", "=", ctx.actor.id)
    .where("job", "=", bukuAgenda.name)
    .where("createdAt", ">", sejak)
    .orderBy("createdAt", "desc")
    .limit(5)
    .execute();
  const awal = { jenis: "masuk", dari: `${kini.slice(0, 4)}-01-01`, sampai: kini, format: "pdf" };
  return { awal, tugas, tabs: openTabs(ctx, tabSurat) };
}
