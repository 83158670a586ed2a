import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { madeRecently } from "#kit/jobs/made-file.server.ts";
import { openDesk } from "../desk.server.ts";
import { bukuAgenda } from "./agenda-job.ts";

/** The form, and one's own books of the last two days, newest first. */
export async function ownAgenda(ctx: ReadCtx) {
  demand(ctx, "suratMasuk:export");
  const kini = today(ctx.now);
  const awal = { jenis: "masuk", dari: `${kini.slice(0, 4)}-01-01`, sampai: kini, format: "pdf" };
  return { awal, tugas: await madeRecently(ctx, bukuAgenda), desk: openDesk(ctx) };
}
