import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { addDays, today } from "../dates.ts";
import { refuse } from "../refusals.ts";
import { momentAt } from "../time-zone.ts";
import { formatSize } from "./kinds.ts";

/** Of a role that nobody has set a quota for. */
const standard = { bytes: 100 * 1024 * 1024, files: 50 };

export interface Quota {
  readonly bytes: number;
  readonly files: number;
}

/** What is about to be kept. */
export interface Sent {
  readonly bytes: number;
  readonly files?: number;
}

/**
 * Counts what a person sends before it is kept, so that not even files sent at once get past the day's quota; what is not
 * kept in the end does not count. `work` tells by `measured` when it was less than announced. Jobs and seeds have no quota. @throws Refusal 429
 * that says when there is room again, 413 for what no day has room for
 */
export async function withinQuota<T>(scope: Scope, sent: Sent, work: (measured: (bytes: number) => void) => Promise<T>): Promise<T> {
  const taken = await scope.transaction((ctx) => takeQuota(ctx, sent));
  let spare = 0;
  const kept = await work((bytes) => {
    spare = Math.max(0, sent.bytes - bytes);
  }).catch(async (error: unknown) => {
    if (taken) await scope.transaction((ctx) => returnQuota(ctx, taken));
    throw error;
  });
  if (taken && spare > 0) await scope.transaction((ctx) => returnQuota(ctx, { ...taken, bytes: spare, files: 0 }));
  return kept;
}

interface Taken extends Quota {
  readonly day: string;
}

/** @returns what was counted; null for whoever has no quota. @throws Refusal 413, 429 */
export async function takeQuota(ctx: Ctx, { bytes, files = 1 }: Sent): Promise<Taken | null> {
  const { id } = ctx.actor;
  if (id === null) return null;
  const [most, day] = [await quotaOf(ctx), today(ctx.now)];
  if (bytes > most.bytes || files > most.files) throw tooLarge({ bytes, files }, most);
  const { rows } = await sql`
    insert into kuota_harian as counted (akun_id, hari, bita, berkas)
    values (${id}::uuid, ${day}::date, ${bytes}::bigint, ${files}::int)
    on conflict (akun_id, hari) do update set bita = counted.bita + excluded.bita, berkas = counted.berkas + excluded.berkas
      where counted.bita + excluded.bita <= ${most.bytes}::bigint and counted.berkas + excluded.berkas <= ${most.files}::int
    returning bita`.execute(ctx.db);
  if (rows.length === 0) throw await full(ctx, { sent: { bytes, files }, most, day });
  return { bytes, files, day };
}

/** For what was not kept, or turned out smaller. */
export const returnQuota = (ctx: Ctx, { bytes, files, day }: Taken): Promise<unknown> =>
  ctx.db
    .updateTable("kuotaHarian")
    .set((row) => ({
      bita: sql<string>`greatest(0, ${row.ref("bita")} - ${bytes}::bigint)`,
      berkas: sql<number>`greatest(0, ${row.ref("berkas")} - ${files}::int)`,
    }))
    .where("akunId", "=", ctx.actor.id)
    .where("hari", "=", day)
    .execute();

/** The most generous of a person's roles counts. */
export async function quotaOf(ctx: ReadCtx): Promise<Quota> {
  if (ctx.actor.roles.length === 0) return standard;
  const found = await ctx.db.selectFrom("kuotaPeran").select(["megaBita", "berkas"]).where("peran", "in", ctx.actor.roles).execute();
  if (found.length === 0) return standard;
  return {
    bytes: Math.max(...found.map(({ megaBita }) => megaBita)) * 1024 * 1024,
    files: Math.max(...found.map(({ berkas }) => berkas)),
  };
}

/** Days that are over count for nothing; for a daily job. */
export const sweepQuota = (ctx: Ctx): Promise<unknown> =>
  ctx.db
    .deleteFrom("kuotaHarian")
    .where("hari", "<", addDays(today(ctx.now), -7))
    .execute();

interface Full {
  readonly sent: Quota;
  readonly most: Quota;
  readonly day: string;
}

/** What no day has room for is not put off until tomorrow. */
function tooLarge({ bytes, files }: Quota, most: Quota) {
  const size = bytes > most.bytes ? `${formatSize(bytes)}, sedangkan` : `${files} berkas, sedangkan`;
  const limit = bytes > most.bytes ? formatSize(most.bytes) : `${most.files} berkas`;
  return refuse.tooLarge(
    `Kiriman ini ${size} Anda dapat mengunggah paling banyak ${limit} sehari. Kirim yang lebih kecil, atau hubungi administrator. Isian lainnya tidak hilang.`,
  );
}

async function full(ctx: ReadCtx, { sent, most, day }: Full) {
  const used = await ctx.db
    .selectFrom("kuotaHarian")
    .select(["bita", "berkas"])
    .where("akunId", "=", ctx.actor.id)
    .where("hari", "=", day)
    .executeTakeFirst();
  const free = momentAt(addDays(day, 1));
  const seconds = Math.max(1, Math.ceil((free.getTime() - ctx.now.getTime()) / 1_000));
  const bytes = `${formatSize(Number(used?.bita ?? 0))} dari ${formatSize(most.bytes)}`;
  return refuse.tooMany(
    seconds,
    `Jatah unggah Anda hari ini tidak cukup untuk kiriman ini (${formatSize(sent.bytes)}): sudah terpakai ${bytes} dan ${used?.berkas ?? 0} dari ${most.files} berkas. Kirim lagi mulai besok, atau hubungi administrator bila perlu hari ini. Isian lainnya tidak hilang.`,
  );
}
