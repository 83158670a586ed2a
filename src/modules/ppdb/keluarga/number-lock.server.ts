import { createHmac } from "node:crypto";
import { type Bucket, refill, waitFor } from "#kit/access/rate-limit.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { readMerged } from "../gabung/read-merged.server.ts";
import { lockPendaftaran } from "../keadaan/hold-pendaftaran.server.ts";

/** A child's birth date is one of some 1,500 days: six tries, and two an hour, whoever tries from wherever. */
export function triesOf(ctx: ReadCtx, nomor: string): Bucket {
  const key = createHmac("sha256", ctx.auditKey).update(`status ${nomor.toUpperCase()}`).digest("base64url").slice(0, 22);
  return { key: `status-nomor ${key}`, capacity: 6, perSecond: 1 / 1800 };
}

/** The same of those who know the family's telephone number besides: nobody else can use these up. */
export const triesWith = (ctx: ReadCtx, nomor: string, noTelepon: string): Bucket => triesOf(ctx, `${nomor} ${noTelepon}`);

/**
 * Of a number where its network is flooded: who wants to stop a family has to mean its number. Whatever is typed falls into one of so many, so
 * that a flood fills no table; that two families share one costs them nothing but a part of these tries.
 */
export function triesAmid(ctx: ReadCtx, nomor: string): Bucket {
  const place = createHmac("sha256", ctx.auditKey).update(`status-ramai ${nomor.toUpperCase()}`).digest().readUInt16BE() % 4096;
  return { key: `status-sendiri ${place}`, capacity: 30, perSecond: 1 / 300 };
}

/** On the open page, of the telephone number that shows papers and keeps what a stranger must not write. */
export const triesOfTelepon = (id: string): Bucket => ({ key: `telepon-keluarga ${id}`, capacity: 6, perSecond: 1 / 1800 });

interface Child {
  readonly id: string;
  readonly nomor: string;
}

export interface LockedNumber {
  readonly nomor: string;
  /** When it opens by itself. */
  readonly sampai: Date;
  /** What was wrong too often. */
  readonly apa: "tanggal lahir" | "nomor telepon";
}

/** The numbers that lead to a registration's page and are closed now, because too many wrong birth dates, or telephone numbers, were typed with them. */
export async function lockedNumbers(ctx: Ctx, { id, nomor }: Child): Promise<readonly LockedNumber[]> {
  const locked = [];
  for (const one of [nomor, ...(await readMerged(ctx, id))]) {
    const wait = await waitFor(ctx, triesOf(ctx, one));
    if (wait > 0) locked.push({ nomor: one, sampai: after(ctx, wait), apa: "tanggal lahir" as const });
  }
  const wait = await waitFor(ctx, triesOfTelepon(id));
  return wait > 0 ? [...locked, { nomor, sampai: after(ctx, wait), apa: "nomor telepon" }] : locked;
}

const after = ({ now }: ReadCtx, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Opens them for the family that stands at the desk. @throws Refusal 403, 404, 409 where none is closed */
export async function openNumbers(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "pendaftaran:update");
  const { nomor } = await lockPendaftaran(ctx, id);
  const locked = await lockedNumbers(ctx, { id, nomor });
  if (locked.length === 0) throw refuse.conflict("Halaman keluarga ini tidak sedang terkunci.");
  await refill(ctx, triesOfTelepon(id));
  const families = await ctx.db
    .selectFrom("pendaftaran")
    .select(["nomor", "noTelepon", "noTeleponOrtu"])
    .where(
      "nomor",
      "in",
      locked.map((one) => one.nomor),
    )
    .execute();
  for (const { nomor: own, noTelepon, noTeleponOrtu } of families) {
    for (const tries of [triesOf(ctx, own), triesAmid(ctx, own)]) await refill(ctx, tries);
    for (const telepon of [noTelepon, noTeleponOrtu]) if (telepon) await refill(ctx, triesWith(ctx, own, telepon));
  }
  await record(ctx, {
    ...{ action: "update", subject: "pendaftaran", subjectId: id },
    ...{ before: { halamanKeluarga: "terkunci" }, after: { halamanKeluarga: "terbuka" } },
  });
}
