import { type Ctx, demand } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { lately } from "#kit/jobs/made-file.server.ts";
import { openTabs } from "#kit/register/tabs.server.ts";
import { tabBukuAgenda } from "../tab-surat.ts";
import { bukuAgenda } from "./tugas-agenda.ts";

/** The form, and one's own books of the last two days, newest first. */
export async function agendaSaya(ctx: Ctx) {
  demand(ctx, "suratMasuk:export");
  const kini = today(ctx.now);
  const awal = { jenis: "masuk", dari: `${kini.slice(0, 4)}-01-01`, sampai: kini, format: "pdf" };
  return { awal, tugas: await lately(ctx, bukuAgenda), tabs: openTabs(ctx, tabBukuAgenda) };
}
