import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import { canonical } from "./canonical.ts";
import { lockHead, moveHead } from "./head.server.ts";
import { newChain } from "./segment.server.ts";

export interface Entry {
  /** "create", "update", "delete", "restore", "sign-in" … */
  readonly action: string;
  /** Table or resource the record belongs to. */
  readonly subject: string;
  readonly subjectId: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Links one line to the audit chain, inside the transaction of the change it tells of. */
export const record = (ctx: Ctx, entry: Entry): Promise<void> => recordAll(ctx, [entry]);

/** As `record`, for many changes of one transaction: the chain's end is locked once. */
export async function recordAll(ctx: Ctx, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const head = await lockHead(ctx.db);
  const end: End = { mac: Buffer.from(head.mac), lastId: 0n };
  const breathe = openYielder();
  for (let start = 0; start < entries.length; start += atOnce) await append(ctx, entries.slice(start, start + atOnce), { end, breathe });
  const newKey = entries.some(({ action }) => action === newChain);
  await moveHead(ctx, head, { mac: end.mac, lastId: end.lastId.toString(), added: entries.length, newKey });
}

/** Lines of thousands of wide rows, made and sent in one piece, would hold everybody up. */
const atOnce = 30;

interface End {
  mac: Buffer;
  lastId: bigint;
}

interface Appending {
  readonly end: End;
  readonly breathe: () => Promise<void>;
}

async function append(ctx: Ctx, entries: readonly Entry[], { end, breathe }: Appending): Promise<void> {
  const rows = [];
  for (const entry of entries) {
    await breathe();
    const line = lineOf(ctx, entry);
    end.mac = chainHash(ctx.auditKey, end.mac, line);
    rows.push({ ...line, before: json(line.before), after: json(line.after), mac: end.mac });
  }
  for (const { id } of await ctx.db.insertInto("audit").values(rows).returning("id").execute())
    if (BigInt(id) > end.lastId) end.lastId = BigInt(id);
}

const json = (value: unknown) => (value === null ? null : sql`${JSON.stringify(value)}::jsonb`);

export interface Line {
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string;
  /** In the link beside the values, and erased with them; null in lines of earlier versions. */
  readonly salt: Buffer | null;
}

function lineOf(ctx: ReadCtx, entry: Entry): Line {
  return {
    at: ctx.now,
    actorId: ctx.actor.id,
    actorName: ctx.actor.name,
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subjectId,
    before: plain(entry.before),
    after: plain(entry.after),
    requestId: ctx.requestId,
    // So that nobody can try which values fit the link once they are erased.
    salt: randomBytes(16),
  };
}

/** As the database will give it back: dates as text, no undefined. What opens a door is never written down; what no form takes, not whole. */
const plain = (value: unknown): unknown =>
  value === undefined || value === null
    ? null
    : JSON.parse(
        JSON.stringify(value, (key, inner) => (isSecret(key, inner) ? hidden : typeof inner === "string" ? bounded(inner) : inner)),
      );

/** Longer than the longest field. */
const longest = 200_000;
const bounded = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}… (${text.length} huruf)`;

export const hidden = "(dirahasiakan)";

const isSecret = (key: string, value: unknown) => typeof value === "string" && /password|hash|token|secret|rahasia/i.test(key);

/** Made ready once; lines come by the thousand. */
const preparedKeys = new WeakMap<Uint8Array, KeyObject>();

/** HMAC-SHA256 over the previous link and this line. */
export function chainHash(key: Uint8Array, previous: Uint8Array, line: Line): Buffer {
  const ready = preparedKeys.get(key) ?? createSecretKey(key);
  preparedKeys.set(key, ready);
  const { salt, ...told } = line;
  return createHmac("sha256", ready)
    .update(previous)
    .update(canonical(salt ? { ...told, salt: salt.toString("hex") } : told))
    .digest();
}
