import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { type RawBuilder, sql } from "../database/sql.server.ts";
import { endSweep, sweepAllowance } from "../files/allowance.server.ts";
import type { Files } from "../files/files.server.ts";
import { type Aside, maintainQuarantine, quarantineDays, quarantineFile, type ReferencedAmong } from "../files/quarantine.server.ts";
import { demandOurs, type Sweeping, type Swept, takeUnheld, unheldFiles } from "../files/sweep.server.ts";

const reason = "lampiran-tanpa-catatan";

export interface SweepingAttachments extends Sweeping {
  /** Everything that is held in the private tree, `referencedAttachments` among it. */
  readonly held: ReferencedAmong;
}

/**
 * Puts files that no row holds into quarantine: forms that were never saved, files that were replaced, and those without any row
 * of their own, as a power cut between file and row leaves them. What lies in the bin keeps its own. The oldest go first, no more
 * than a night's allowance.
 */
export async function sweepAttachments(scope: Scope, files: Files, work: SweepingAttachments): Promise<Swept> {
  await demandOurs(files);
  const sweeping = { ...work, tree: "private", reason } as const;
  const tended = await maintainQuarantine(scope, files, sweeping);
  const { unheld: rowless } = await unheldFiles(scope, files, sweeping);
  return scope.transaction(async (ctx) => {
    await forgetGone(ctx);
    const unheld = await unheldBefore(ctx, work.olderThan);
    const total = (await count(ctx)) + rowless.length;
    const most = await sweepAllowance(ctx, { ...sweeping, files: total });
    const lost = rowless.slice(0, most);
    const gone = await takeUnheld(ctx, files, { ...sweeping, taken: lost });
    const taken = unheld.slice(0, most - lost.length);
    for (const { id, kunci, ukuran } of taken) {
      await ctx.db.updateTable("berkas").set({ deletedAt: ctx.now }).where("id", "=", id).execute();
      await quarantineFile(ctx, files, { tree: "private", key: kunci, size: Number(ukuran), reason });
      work.log.info({ pohon: "private", kunci, sebab: reason }, "berkas dipindahkan ke karantina");
    }
    await endSweep(ctx, { ...sweeping, files: total, waiting: unheld.length + rowless.length - taken.length - lost.length });
    return { ...tended, taken: gone + taken.length };
  });
}

/**
 * Puts the files of rows that were just erased into quarantine with them, all at once: a night's allowance is for files that nobody meant to
 * let go. What another row holds stays. @returns how many went
 */
export async function retireAttachments(ctx: Ctx, files: Aside, { ids, reason }: Retiring): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ id: string; kunci: string; ukuran: string }>`
    select id, kunci, ukuran from berkas where id = any(${[...ids]}::uuid[]) and ${notDeleted()} and ${await unreferenced(ctx)}
    order by id for update`.execute(ctx.db);
  for (const { id, kunci, ukuran } of rows) {
    await ctx.db.updateTable("berkas").set({ deletedAt: ctx.now }).where("id", "=", id).execute();
    await quarantineFile(ctx, files, { tree: "private", key: kunci, size: Number(ukuran), reason });
  }
  return rows.length;
}

interface Retiring {
  /** Of `berkas`. */
  readonly ids: readonly string[];
  /** Why they go, in a word for programs. */
  readonly reason: string;
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
