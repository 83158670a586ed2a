import type { Transaction } from "kysely";
import { createContext, type RouterContextProvider } from "react-router";
import { type Actor, type Answer, answer, excludesOwn, type Policy, type Right } from "./access/access.ts";
import type { Followers } from "./audit/record-change.server.ts";
import type { Anchors } from "./database/anchors/anchors.server.ts";
import type { Tables } from "./database/tables.ts";
import { refuse } from "./refusals.ts";

export type Db = Transaction<Tables>;
/** Asks and changes nothing. A raw `sql` runs on it as well: it is on its author to ask only, and the connection refuses the rest. */
export type ReadDb = Pick<Db, "selectFrom" | "selectNoFrom" | "fn" | "case" | "dynamic" | "getExecutor">;

/** What a verb that only reads receives first: who asks, of which database, for which request. */
export interface ReadCtx {
  readonly actor: Actor;
  readonly policy: Policy;
  readonly db: ReadDb;
  readonly requestId: string;
  readonly now: Date;
  /** Key of the audit chain (32 bytes). */
  readonly auditKey: Uint8Array;
  /** How the trail stood, said outside the database; absent where nothing is said. */
  readonly anchors?: Anchors | undefined;
  /** Key for what the database keeps sealed (32 bytes); see `access/seal.server.ts`. */
  readonly secretKey: Uint8Array;
}

/** What a verb that changes something receives: an open transaction, and what belongs to its commit. */
export interface Ctx extends ReadCtx {
  readonly db: Db;
  readonly followers?: Followers | undefined;
  /**
   * Marks public content as changed: cached pages that carry the tag are dropped when the transaction commits.
   * @param fields where only these fields of standing rows changed: pages that show others of that register stay
   */
  readonly touch: (tag: string, fields?: readonly string[]) => void;
  /** Work that must not happen unless the transaction commits (cache, files, mail). Failures are logged. */
  readonly afterCommit: (work: () => void | Promise<void>) => void;
}

/** Everything a page, a call or a job needs to open transactions as somebody. */
export interface Scope {
  readonly actor: Actor;
  readonly requestId: string;
  /** Opens one short transaction, retries it on serialization failure and deadlock, commits, then runs afterCommit. */
  readonly transaction: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>;
  /** For what changes nothing, not even the trail: each question stands for itself, on connections that cannot write. */
  readonly read: <T>(work: (ctx: ReadCtx) => Promise<T>) => Promise<T>;
}

export const scopeContext = createContext<Scope>();

/** For loaders and actions: one transaction as the person who asked. */
export function within<T>(args: { context: Readonly<RouterContextProvider> }, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return args.context.get(scopeContext).transaction(work);
}

/** For loaders of screens that are opened often and only read; see `Scope.read`. */
export function reading<T>(args: { context: Readonly<RouterContextProvider> }, work: (ctx: ReadCtx) => Promise<T>): Promise<T> {
  return args.context.get(scopeContext).read(work);
}

export const may = (ctx: ReadCtx, right: Right): Answer => answer(ctx.policy, ctx.actor, right);

/** The right reaches what is others' alone, and never what is the actor's own. */
export const excludesOwnRows = (ctx: ReadCtx, right: Right): boolean => excludesOwn(ctx.policy, ctx.actor, right);

/** @returns how far the right reaches; @throws Refusal: 401 for visitors, 404 for reading, 403 for the rest. */
export function demand(ctx: ReadCtx, right: Right): Exclude<Answer, "no"> {
  const reach = may(ctx, right);
  if (reach !== "no") return reach;
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  throw right.endsWith(":read") ? refuse.notFound() : refuse.forbidden(undefined, right);
}
