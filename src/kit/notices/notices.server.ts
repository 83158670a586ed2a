import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { rolesWith } from "../access/access.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { enqueue } from "../jobs/tasks.server.ts";
import { refuse } from "../refusals.ts";
import { isUuid } from "../register/uuid.ts";
import type { Notice, ReceivedNotice, Recipients } from "./notice.ts";
import { mailNoticesJob } from "./notices-mail.server.ts";

/** Tells people something, inside the transaction of what happened: it commits or vanishes with it. @returns how many were told */
export async function notify(ctx: Ctx, { to, kind, title, body, link, gather }: Notice): Promise<number> {
  const kiriman = randomUUID();
  const people = await peopleFor(ctx, to);
  const waiting = gather && people.length > 0 ? await waitingFor(ctx, kind) : [];
  const told = people.filter(({ id }) => !waiting.includes(id));
  if (told.length === 0) return 0;
  const notice = { kiriman, kind, title: shorten(title, 200), body: body ? shorten(body, 1000) : null, link, createdAt: ctx.now };
  await ctx.db
    .insertInto("pemberitahuan")
    .values(told.map(({ id }) => ({ akunId: id, ...notice })))
    .execute();
  if (told.some(({ surel }) => surel !== null)) await enqueue(ctx, mailNoticesJob, { payload: { kiriman } });
  return told.length;
}

export async function unreadCount(ctx: ReadCtx): Promise<number> {
  if (ctx.actor.id === null) return 0;
  const { unread } = await ctx.db
    .selectFrom("pemberitahuan")
    .select(({ fn }) => fn.countAll().as("unread"))
    .where("akunId", "=", ctx.actor.id)
    .where("readAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

export interface NoticePage {
  readonly rows: readonly ReceivedNotice[];
  readonly total: number;
}

/** The actor's own notices, newest first; page counts from 1. */
export async function listNotices(ctx: ReadCtx, asked: { page: number; size: number; unread: boolean }): Promise<NoticePage> {
  const { page, size, unread } = asked;
  const own = ctx.db.selectFrom("pemberitahuan").where("akunId", "=", ownAccount(ctx));
  const found = unread ? own.where("readAt", "is", null) : own;
  const { total } = await found.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .select(["id", "kind", "title", "body", "link", "createdAt", "readAt"])
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: Number(total) };
}

/** Marks one as read. @returns where it leads; @throws Refusal 404 for those of others */
export async function openNotice(ctx: Ctx, id: string): Promise<string> {
  if (!isUuid(id)) throw unknownNotice();
  const opened = await ctx.db
    .updateTable("pemberitahuan")
    .set({ readAt: sql<Date>`coalesce(read_at, ${ctx.now}::timestamptz)` })
    .where("id", "=", id)
    .where("akunId", "=", ownAccount(ctx))
    .returning("link")
    .executeTakeFirst();
  if (!opened) throw unknownNotice();
  return opened.link;
}

export async function markAllRead(ctx: Ctx): Promise<void> {
  const own = ctx.db.updateTable("pemberitahuan").set({ readAt: ctx.now }).where("akunId", "=", ownAccount(ctx));
  await own.where("readAt", "is", null).execute();
}

/** Throws away what was read half a year ago, and what nobody read for a year; for a daily job. */
export async function sweepNotices(ctx: Ctx): Promise<number> {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * 86_400_000);
  const { numDeletedRows } = await ctx.db
    .deleteFrom("pemberitahuan")
    .where((where) => where.or([where("readAt", "<", ago(182)), where("createdAt", "<", ago(365))]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function peopleFor(ctx: ReadCtx, to: Recipients): Promise<{ id: string; surel: string | null }[]> {
  const people = ctx.db.selectFrom("penerima").select(["id", "surel"]);
  if ("accounts" in to) {
    return to.accounts.length === 0 ? [] : people.where("id", "in", to.accounts).execute();
  }
  const roles = [to.right].flat().flatMap((right) => rolesWith(ctx.policy, right));
  const others = people.where("id", "is distinct from", ctx.actor.id);
  return others.where(sql<boolean>`peran && ${roles}::text[]`).execute();
}

async function waitingFor(ctx: ReadCtx, kind: string): Promise<string[]> {
  const unread = ctx.db.selectFrom("pemberitahuan").select("akunId").where("kind", "=", kind).where("readAt", "is", null);
  return (await unread.distinct().execute()).map(({ akunId }) => akunId);
}

function ownAccount(ctx: ReadCtx): string {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  return ctx.actor.id;
}

const unknownNotice = () => refuse.notFound("Notifikasi ini sudah tidak ada.");

const shorten = (text: string, most: number) => ([...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text);
