import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { type RawBuilder, sql } from "../database/sql.server.ts";
import { endSweep, sweepAllowance } from "../files/allowance.server.ts";
import type { Files } from "../files/files.server.ts";
import { maintainQuarantine, quarantineDays, quarantineFile, type ReferencedAmong } from "../files/quarantine.server.ts";
import { demandOurs, type Sweeping } from "../files/sweep.server.ts";

const reason = "lampiran-tanpa-catatan";

export interface SweepingAttachments extends Sweeping {
  /** Everything that is held in the private tree, `referencedAttachments` among it. */
  readonly held: ReferencedAmong;
}

/**
 * Puts files that no row holds into quarantine: forms that were never saved, files that were replaced. What lies in the bin
 * keeps its own. The oldest go first, no more than a night's allowance. @returns how many went
 */
export async function sweepAttachments(scope: Scope, files: Files, work: SweepingAttachments): Promise<number> {
  await demandOurs(files);
  await maintainQuarantine(scope, files, { tree: "private", held: work.held, log: work.log });
  return scope.transaction(async (ctx) => {
    await forgetGone(ctx);
    const unheld = await unheldBefore(ctx, work.olderThan);
    const total = await count(ctx);
    const taken = unheld.slice(0, await sweepAllowance(ctx, { tree: "private", reason, files: total }));
    for (const { id, kunci, ukuran } of taken) {
      await ctx.db.updateTable("berkas").set({ deletedAt: ctx.now }).where("id", "=", id).execute();
      await quarantineFile(ctx, files, { tree: "private", key: kunci, size: Number(ukuran), reason });
      work.log.info({ pohon: "private", kunci, sebab: reason }, "berkas dipindahkan ke karantina");
    }
    await endSweep(ctx, { ...work, tree: "private", files: total, waiting: unheld.length - taken.length });
    return taken.length;
  });
}

export const referencedAttachments: ReferencedAmong = async (ctx, keys) => {
  const found = ctx.db.selectFrom("berkas").select("kunci").where("kunci", "in", keys).where(notDeleted());
  return new Set((await found.execute()).map(({ kunci }) => kunci));
};

/** Locked, so that nobody takes one of them into a row meanwhile. */
async function unheldBefore(ctx: Ctx, olderThan: Date) {
  const { rows } = await sql<{ id: string; kunci: string; ukuran: string }>`
    select id, kunci, ukuran from berkas
    where ${notDeleted()} and created_at < ${olderThan} and ${await unreferenced(ctx)}
      and not exists (select from karantina spared where spared.pohon = 'private' and spared.kunci = berkas.kunci)
    order by created_at for update skip locked`.execute(ctx.db);
  return rows;
}

/** Tables are asked of the database itself, so that none is forgotten. */
async function unreferenced(ctx: ReadCtx): Promise<RawBuilder<unknown>> {
  const { rows: pointing } = await sql<{ table: string; column: string }>`
    select owner.relname as "table", pointer.attname as "column"
    from pg_constraint held
    join pg_class owner on owner.oid = held.conrelid
    join pg_attribute pointer on pointer.attrelid = owner.oid and pointer.attnum = held.conkey[1]
    where held.contype = 'f' and held.confrelid = 'berkas'::regclass`.execute(ctx.db);
  const none = pointing.map(
    ({ table, column }) => sql`not exists (select from ${sql.table(table)} holder where ${sql.ref(`holder.${column}`)} = berkas.id)`,
  );
  return sql.join([sql`true`, ...none], sql` and `);
}

async function count(ctx: ReadCtx): Promise<number> {
  const { files } = await ctx.db
    .selectFrom("berkas")
    .select((row) => row.fn.countAll().as("files"))
    .where(notDeleted())
    .executeTakeFirstOrThrow();
  return Number(files);
}

/** The row of a file goes with it, after its time in quarantine. */
const forgetGone = (ctx: Ctx): Promise<unknown> =>
  ctx.db
    .deleteFrom("berkas")
    .where("deletedAt", "<", new Date(ctx.now.getTime() - quarantineDays * 86_400_000))
    .where((row) => row.not(row.exists(row.selectFrom("karantina").select("kunci").whereRef("karantina.kunci", "=", "berkas.kunci"))))
    .execute();
