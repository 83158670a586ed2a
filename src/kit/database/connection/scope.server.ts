import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Actor, Policy, Right } from "../../access/access.ts";
import { recordDenied } from "../../audit/denied.server.ts";
import type { Followers } from "../../audit/record-change.server.ts";
import type { Ctx, Db, ReadCtx, ReadDb, Scope } from "../../ctx.server.ts";
import { describeTouch } from "../../page-tags.ts";
import { Refusal } from "../../refusals.ts";
import type { Anchors } from "../anchors/anchors.server.ts";
import type { Tables } from "../tables.ts";
import type { Log } from "./location.server.ts";
import { isRetryable, readingSentences, translateDatabaseError } from "./translate-error.server.ts";

/** Who acts now, asked anew. @throws Refusal 401 once the session is over */
export type ActorAnew = (db: Db, actor: Actor, now: Date) => Promise<Actor>;

export interface ScopeOptions {
  readonly kysely: Kysely<Tables>;
  /** A body may come in minutes after its head: who sent it may be signed out, disabled or without the role by then. */
  readonly actorAnew?: ActorAnew;
  readonly policy: Policy;
  readonly followers?: Followers;
  readonly auditKey: Uint8Array;
  readonly secretKey: Uint8Array;
  readonly anchors?: Anchors | undefined;
  readonly clock: () => Date;
  readonly log: Log;
  /** Told of every touched tag right after commit. */
  readonly touched: (tag: string) => void;
}

/** What a transaction gathers for the moment after its commit. */
interface Afterwards {
  readonly tags: Set<string>;
  readonly works: (() => void | Promise<void>)[];
}

interface Who {
  readonly actor: Actor;
  readonly requestId: string;
}

const attempts = 5;

export interface Scopes {
  /** Of everything that may change. */
  readonly whole: ScopeOptions;
  /** Over connections that cannot write. */
  readonly reading: ScopeOptions;
}

export function openScope({ whole, reading }: Scopes, who: Who): Scope {
  return { ...who, transaction: (work) => transaction(whole, who, work), read: (work) => read({ whole, reading }, who, work) };
}

/** For pages that only read: they open no transaction. */
export function openReader(scopes: Scopes, who: Who): Scope {
  const transaction = () => Promise.reject(new Error("a page that only reads changes nothing"));
  return { ...who, transaction, read: (work) => read(scopes, who, work) };
}

/**
 * Each query stands for itself on a connection that cannot write, so that a page costs no transaction and a query that
 * fails spoils no other.
 */
async function read<T>({ whole, reading }: Scopes, who: Who, work: (ctx: ReadCtx) => Promise<T>): Promise<T> {
  const { policy, auditKey, secretKey, anchors, clock, kysely } = reading;
  const db: ReadDb = kysely;
  const keys = { auditKey, secretKey, anchors };
  try {
    return await work({ ...who, policy, db, now: clock(), ...keys });
  } catch (error) {
    await tellDenied(whole, who, error);
    throw translateDatabaseError(error, readingSentences);
  }
}

async function transaction<T>(options: ScopeOptions, who: Who, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const afterwards: Afterwards = { tags: new Set(), works: [] };
    try {
      const result = await options.kysely.transaction().execute((db) => run(options, { ...who, db, afterwards }, work));
      await runAfterCommit(options, who.requestId, afterwards);
      return result;
    } catch (error) {
      if (!isRetryable(error) || attempt === attempts) {
        await tellDenied(options, who, error);
        throw translateDatabaseError(error);
      }
      await sleep(attempt * 10 + Math.random() * attempt * 40);
    }
  }
}

/** What was refused is undone; that it was tried stays, in a transaction of its own. */
async function tellDenied(options: ScopeOptions, who: Who, error: unknown): Promise<void> {
  if (!(error instanceof Refusal && error.kind === "forbidden" && error.right !== undefined)) return;
  const right = error.right as Right;
  const { actorAnew: _, ...asFound } = options;
  await transaction(asFound, who, (ctx) => recordDenied(ctx, right)).catch((trouble: unknown) =>
    options.log.error({ error: trouble, requestId: who.requestId }, "penolakan tidak dapat dicatat"),
  );
}

async function run<T>(
  options: ScopeOptions,
  { actor, requestId, db, afterwards }: Who & { db: Db; afterwards: Afterwards },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const now = options.clock();
  const result = await work({
    actor: actor.session && options.actorAnew ? await options.actorAnew(db, actor, now) : actor,
    policy: options.policy,
    followers: options.followers,
    db,
    requestId,
    now,
    auditKey: options.auditKey,
    secretKey: options.secretKey,
    anchors: options.anchors,
    touch: (tag, fields) => afterwards.tags.add(describeTouch(tag, fields)),
    afterCommit: (later) => afterwards.works.push(later),
  });
  if (afterwards.tags.size > 0) await sql`select pg_notify('content', tag) from unnest(${[...afterwards.tags]}::text[]) as tag`.execute(db);
  return result;
}

/** The transaction stands: nothing that fails from here on may look like a failed request. */
async function runAfterCommit({ log, touched }: ScopeOptions, requestId: string, { tags, works }: Afterwards): Promise<void> {
  for (const tag of tags) touched(tag);
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      log.error({ error, requestId }, "pekerjaan setelah penyimpanan gagal");
    }
  }
}
