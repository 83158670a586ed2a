import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { everyRow } from "../database/sql.server.ts";
import { dayOf } from "../dates.ts";
import { refuse } from "../refusals.ts";
import { marksFrom } from "./anchor-marks.server.ts";
import { record } from "./audit.server.ts";
import { type Head, isGenuine, lockHead, sealOf } from "./head.server.ts";
import { lastSegment } from "./segment.server.ts";
import { type Verdict, verifyAudit } from "./verify.server.ts";

/**
 * Says outside the database how the trail stands, and once a day in public. A trail that contradicts what was said
 * before is not anchored anew: the check tells. @returns whether the trail goes on from what was said last, and whether this was the day's first
 */
export async function anchorTrail(ctx: Ctx): Promise<Anchored> {
  const { anchors } = ctx;
  const head = await lockHead(ctx.db);
  if (!anchors || head.lines === null) return { goesOn: true, newDay: false };
  if (!isGenuine(ctx.auditKey, head)) return contradicted;
  const { whole } = await marksFrom(ctx, (await lastSegment(ctx.db)).before);
  const newest = (await anchors.read()).known.at(-1);
  if (!whole || (newest && !(await goesOn(ctx, newest)))) return contradicted;
  if (newest?.lastId !== head.lastId) await anchors.append(anchorOf(ctx, head));
  return { goesOn: true, newDay: await tellToday(ctx, head) };
}

/**
 * Before the public was told anything: from the first start on each key folder, and each copy of it that goes to another machine,
 * has a file that goes on. Later a file that is missing is one that was lost.
 */
export async function beginAnchors(ctx: Ctx): Promise<void> {
  const { anchors } = ctx;
  const head = await lockHead(ctx.db);
  if (!anchors || head.lines === null || !isGenuine(ctx.auditKey, head)) return;
  const { known, whole } = await anchors.read();
  const told = await ctx.db.selectFrom("jejakJangkar").select("hari").limit(1).executeTakeFirst();
  if (whole && known.length === 0 && !told) await anchors.append(anchorOf(ctx, head));
}

export interface Anchored {
  readonly goesOn: boolean;
  readonly newDay: boolean;
}

const contradicted: Anchored = { goesOn: false, newDay: false };

/**
 * An operator accepts the trail as it is, say after a restore: from here on it counts, and that they did so stays in it.
 * @throws Refusal (conflict) when a line in it was changed: that stays as it is told
 */
export async function acceptTrail(ctx: Ctx): Promise<Verdict> {
  const found = await verifyAudit(ctx);
  const { lines, unverifiable, fault, against, brokenAt } = found;
  if (fault === "line")
    throw refuse.conflict(`Baris ${brokenAt} jejak audit diubah. Itu tidak dapat diterima: pulihkan cadangan yang utuh.`);
  const newest = await ctx.db.selectFrom("audit").select(["id", "mac"]).orderBy("id", "desc").limit(1).executeTakeFirst();
  const head = {
    ...(newest ? { mac: newest.mac, lastId: newest.id } : { mac: Buffer.from([0]), lastId: "0" }),
    ...{ lines: String(lines + unverifiable), at: ctx.now },
  };
  await ctx.db
    .updateTable("auditHead")
    .set({ ...head, seal: sealOf(ctx.auditKey, head) })
    .where(everyRow)
    .execute();
  const after = { sebab: fault, baris: lines + unverifiable, jangkar: against && { baris: against.lines, waktu: against.at } };
  await record(ctx, { action: "restore-accepted", subject: "jejak", subjectId: "*", after });
  const anchor = { ...anchorOf(ctx, await lockHead(ctx.db)), restored: true } as const;
  ctx.afterCommit(() => ctx.anchors?.begin(anchor));
  return found;
}

async function goesOn(ctx: ReadCtx, { lastId, mac }: { readonly lastId: string; readonly mac: string }): Promise<boolean> {
  const line = await ctx.db.selectFrom("audit").select("mac").where("id", "=", lastId).executeTakeFirst();
  return line?.mac.toString("hex") === mac;
}

const anchorOf = (ctx: ReadCtx, { lines, lastId, mac }: Head) => ({
  at: ctx.now.toISOString(),
  lines: Number(lines),
  lastId,
  mac: mac.toString("hex"),
});

async function tellToday(ctx: Ctx, { lines, mac }: Head): Promise<boolean> {
  const told = await ctx.db
    .insertInto("jejakJangkar")
    .values({ hari: dayOf(ctx.now), at: ctx.now, lines: Number(lines), mac })
    .onConflict((told) => told.column("hari").doNothing())
    .returning("hari")
    .executeTakeFirst();
  if (told) ctx.touch("jejakJangkar");
  return told !== undefined;
}
