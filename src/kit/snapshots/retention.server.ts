import { record } from "../audit/audit.server.ts";
import type { Ctx, Scope } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Files } from "../files/files.server.ts";
import { defineScheduledJob } from "../jobs/job.ts";
import type { Register } from "../register/register.ts";
import { removeSnapshots } from "./snapshots.server.ts";

export const sweepSnapshotsJob = defineScheduledJob("hapus-kiriman-lama", {
  cron: "20 3 * * *",
  title: "Menghapus kiriman yang lewat masa simpannya",
});

/** Four semesters: what was told about a pupil is not kept beyond what it can be compared with. */
export const keptDays = 731;

/** Kept lists go after their time, and the night after a row they hold is erased: a file cannot forget one person alone. @returns how many went */
export async function sweepSnapshots(scope: Scope, files: Files, registers: readonly Register[]): Promise<number> {
  return scope.transaction(async (ctx) => {
    const old = await ctx.db
      .selectFrom("exportSnapshot")
      .select("id")
      .where("createdAt", "<", new Date(ctx.now.getTime() - keptDays * 86_400_000))
      .execute();
    const ids = [...new Set([...old.map(({ id }) => id), ...(await withErased(ctx, registers))])];
    if (ids.length === 0) return 0;
    await removeSnapshots(ctx, files, ids);
    for (const id of ids) await record(ctx, { action: "delete", subject: "kiriman", subjectId: id });
    return ids.length;
  });
}

/** Those that hold a row which stands in no table any more, nor in its bin. */
async function withErased(ctx: Ctx, registers: readonly Register[]): Promise<string[]> {
  const kept = await ctx.db.selectFrom("exportSnapshot").select("register").distinct().execute();
  const found: string[] = [];
  for (const { register: name } of kept) {
    const register = registers.find((one) => one.name === name);
    if (!register) continue;
    const { rows } = await sql<{ id: string }>`
      select distinct held.snapshot_id as id from export_snapshot_row held
      join export_snapshot snapshot on snapshot.id = held.snapshot_id and snapshot.register = ${name}
      where not exists (select from ${sql.table(register.table)} stands where stands.id = held.row_id)`.execute(ctx.db);
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}
