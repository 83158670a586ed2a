import type { Right } from "../access/access.ts";
import type { Ctx } from "../ctx.server.ts";
import type { Log } from "../database/database.server.ts";
import { notify } from "../notices/notices.server.ts";
import type { TreeName } from "./trees.server.ts";

const mostANight = 50;
const leastANight = 10;
const share = 0.05;
/** Two runs within this time are one night's. */
const nightMs = 20 * 3_600_000;

/** The right of those who are told, and where they are led. */
export interface Told {
  readonly right: Right;
  readonly link: string;
}

/** How many of so many files a sweep may take in one night without a person: 5 %, at least 10, at most 50. */
export const nightlySweep = (files: number): number => Math.min(mostANight, Math.max(leastANight, Math.floor(files * share)));

interface Asking {
  readonly tree: TreeName;
  readonly reason: string;
  /** All files of the tree. */
  readonly files: number;
}

/** What is left of tonight's allowance, and what a person allowed beyond it. */
export async function sweepAllowance(ctx: Ctx, { tree, reason, files }: Asking): Promise<number> {
  const { taken } = await ctx.db
    .selectFrom("karantina")
    .select((row) => row.fn.countAll().as("taken"))
    .where("pohon", "=", tree)
    .where("sebab", "=", reason)
    .where("sejak", ">", new Date(ctx.now.getTime() - nightMs))
    .executeTakeFirstOrThrow();
  const allowed = await ctx.db.selectFrom("sapuan").select("izin").where("pohon", "=", tree).forUpdate().executeTakeFirst();
  return Math.max(0, nightlySweep(files) - Number(taken), allowed?.izin ?? 0);
}

interface Ended extends Omit<Asking, "reason"> {
  /** Files that no row holds and that stay until a person allows it. */
  readonly waiting: number;
  readonly told: Told;
  readonly log: Pick<Log, "warn">;
}

/** Keeps how a sweep ended; when much is left to take, those who keep the system are asked. */
export async function endSweep(ctx: Ctx, { tree, files, waiting, told, log }: Ended): Promise<void> {
  const row = { pohon: tree, dari: files, menunggu: waiting, pada: ctx.now, izin: null, izinOleh: null };
  await ctx.db
    .insertInto("sapuan")
    .values(row)
    .onConflict((known) => known.column("pohon").doUpdateSet(row))
    .execute();
  if (waiting === 0) return;
  log.warn({ pohon: tree, menunggu: waiting, dari: files }, "sapuan berhenti: terlalu banyak berkas tanpa catatan");
  await notify(ctx, {
    to: { right: told.right },
    kind: "sapuan-menunggu",
    title: `${waiting} berkas tanpa catatan menunggu keputusan Anda`,
    body: "Sapuan malam hanya memindahkan sedikit berkas sekaligus ke karantina. Bila jumlah ini tidak wajar, mungkin basis data atau tempat berkasnya keliru.",
    link: told.link,
    gather: true,
  });
}
