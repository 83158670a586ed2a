import type { Actor } from "#kit/access/access.ts";
import { newToken, tokenHash } from "#kit/access/token.server.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Db } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Database } from "#kit/database/database.server.ts";
import { everyRow, plannedOnce } from "#kit/database/sql.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { refuse } from "#kit/refusals.ts";
import { wajibBerfaktor } from "../peran.ts";
import { diamLimit, sessionLimit } from "./limit.ts";
import { temporary } from "./temporary.server.ts";

export type SessionKind = Stored<"sesi">["kind"];

const minute = 60_000;
/** So far apart may the clocks of two machines be. */
const drift = 5 * minute;

export interface Session {
  readonly id: string;
  readonly kind: SessionKind;
  readonly actor: Actor;
  readonly createdAt: Date;
}

/** Where somebody signed in: shown to them in the list of their sessions. */
export interface NewSession {
  readonly akunId: string;
  readonly kind: SessionKind;
  readonly perangkat: string;
  readonly jaringan: string;
  /** Whether more than a password was shown. */
  readonly secondFactor?: boolean;
  /** Whether a second factor has to be set up before anything else. */
  readonly wajibFaktor?: boolean;
}

/** @returns the token, which is known to nobody else from here on */
export async function createSession(ctx: Ctx, sesi: NewSession): Promise<string> {
  const token = newToken();
  const times = {
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    confirmedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + sessionLimit.seluruhnya * minute),
  };
  await ctx.db
    .insertInto("sesi")
    .values({ ...sesi, ...times, tokenHash: tokenHash(token) })
    .execute();
  return token;
}

export interface Carried {
  readonly token: string;
  readonly kind: SessionKind;
  /** The page asks by itself, without its person: the session grows no younger by it. */
  readonly silent?: boolean;
}

/**
 * Who acts with this token; null when it is unknown, too old, idle for too long, or the account was disabled. Read from the
 * account at each request, so a changed role counts at once, and one for some days counts on those. A token of one kind does not pass as the other.
 */
export async function findSession(database: Database, carried: Carried, now = new Date()): Promise<Session | null> {
  const row = await database.read((db) =>
    sesiTerbuka(db, now).where("sesi.tokenHash", "=", tokenHash(carried.token)).where("sesi.kind", "=", carried.kind).executeTakeFirst(),
  );
  if (!row) return null;
  const quiet = now.getTime() - row.lastSeenAt.getTime();
  // Whoever was here in the future came by a clock that went wrong, and would stay until then.
  if (quiet > diamLimit(row.peran) * minute || quiet < -drift) return null;
  if (quiet > minute && !carried.silent) {
    await database.read((db) => db.updateTable("sesi").set({ lastSeenAt: now }).where("id", "=", row.id).execute());
  }
  return { id: row.id, kind: row.kind, createdAt: row.createdAt, actor: pelakuDari(row) };
}

/** Who acts now with a session that was found a while ago. @throws Refusal 401 once it is over or the account was disabled */
export async function pelakuKini(db: Db, { session }: Actor, now: Date): Promise<Actor> {
  const row = session && (await sesiTerbuka(db, now).where("sesi.id", "=", session.id).executeTakeFirst());
  if (!row) throw refuse.unauthenticated();
  return pelakuDari(row);
}

/** Sessions that are neither over nor of an account that was disabled, with the roles of today. */
const sesiTerbuka = (db: Pick<Db, "selectFrom">, now: Date) =>
  db
    .selectFrom("sesi")
    .innerJoin("akun", "akun.id", "sesi.akunId")
    .select(["sesi.id", "sesi.kind", "sesi.lastSeenAt", "sesi.createdAt", "sesi.confirmedAt", "sesi.secondFactor", "sesi.wajibFaktor"])
    .select(["akun.id as akunId", "akun.nama", "akun.peran"])
    .select((row) => temporary(row, now).as("sementara"))
    .where("sesi.expiresAt", ">", now)
    .where("sesi.berakhirPada", "is", null)
    .where("akun.aktif", "=", true)
    .where(notDeleted("akun"))
    .modifyEnd(plannedOnce);

type SesiTerbuka = NonNullable<Awaited<ReturnType<ReturnType<typeof sesiTerbuka>["executeTakeFirst"]>>>;

function pelakuDari(row: SesiTerbuka): Actor {
  const roles = [...new Set([...row.peran, ...(row.sementara ?? [])])];
  const held = !row.secondFactor && (row.wajibFaktor || wajibBerfaktor(roles));
  const told = { id: row.id, kind: row.kind, confirmedAt: row.confirmedAt, secondFactor: row.secondFactor };
  return { id: row.akunId, name: row.nama, roles: held ? [] : roles, session: held ? { ...told, held: true } : told };
}

/** Ends the session of this token. Ending one that is over already is no mistake. */
export async function endSession(ctx: Ctx, token: string): Promise<void> {
  const ended = await ctx.db.deleteFrom("sesi").where("tokenHash", "=", tokenHash(token)).returning("akunId").executeTakeFirst();
  if (ended) await record(ctx, { action: "sign-out", subject: "akun", subjectId: ended.akunId });
}

/** Throws away what has no use any more; for a daily job. */
export async function cleanSession(ctx: Ctx): Promise<number> {
  const dayAgo = new Date(ctx.now.getTime() - 24 * 60 * minute);
  const { numDeletedRows } = await ctx.db.deleteFrom("sesi").where("expiresAt", "<", ctx.now).executeTakeFirst();
  await ctx.db.deleteFrom("percobaanMasuk").where("updatedAt", "<", dayAgo).execute();
  await ctx.db.deleteFrom("undangan").where("expiresAt", "<", dayAgo).execute();
  await ctx.db
    .deleteFrom("perangkatDikenal")
    .where("lastUsedAt", "<", new Date(ctx.now.getTime() - 180 * 24 * 60 * minute))
    .execute();
  return Number(numDeletedRows);
}

/** After a backup was put back: what was ended since it was made would open again. */
export const endEverySession = (ctx: Ctx): Promise<unknown> => ctx.db.deleteFrom("sesi").where(everyRow).execute();
