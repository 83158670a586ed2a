import { newToken, tokenHash } from "#kit/access/token.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

const lifetime = 30 * 60_000;

/**
 * Makes the link by which the first administrator makes themselves; older links end. For printing at the start and nowhere
 * else: only its hash is kept. @returns the path, or null when there is an administrator
 */
export function firstAdministratorTautan(scope: Scope): Promise<string | null> {
  return scope.transaction(async (ctx) => {
    await oneAtATime(ctx);
    if (await hasAdministrator(ctx)) return null;
    const token = newToken();
    await ctx.db.deleteFrom("undangan").where("kind", "=", "administrator-pertama").execute();
    await ctx.db
      .insertInto("undangan")
      .values({
        tokenHash: tokenHash(token),
        kind: "administrator-pertama",
        createdAt: ctx.now,
        expiresAt: new Date(ctx.now.getTime() + lifetime),
      })
      .execute();
    return `/administrator-pertama/${token}`;
  });
}

/** Whether the link would still work. */
export async function validTautan(ctx: ReadCtx, token: string): Promise<boolean> {
  return (await validLink(ctx, token).executeTakeFirst()) !== undefined && !(await hasAdministrator(ctx));
}

/** Uses the link up. @returns false when it is over, was used, or somebody else was first */
export async function consumeTautan(ctx: Ctx, token: string): Promise<boolean> {
  await oneAtATime(ctx);
  const link = await validLink(ctx, token).executeTakeFirst();
  if (!link || (await hasAdministrator(ctx))) return false;
  await ctx.db.updateTable("undangan").set({ usedAt: ctx.now }).where("id", "=", link.id).execute();
  return true;
}

const validLink = (ctx: ReadCtx, token: string) =>
  ctx.db
    .selectFrom("undangan")
    .select("id")
    .where("tokenHash", "=", tokenHash(token))
    .where("kind", "=", "administrator-pertama")
    .where("usedAt", "is", null)
    .where("expiresAt", ">", ctx.now);

async function hasAdministrator(ctx: ReadCtx): Promise<boolean> {
  const held = sql<boolean>`peran @> array['administrator']`;
  const found = ctx.db.selectFrom("akun").select("id").where(held).where("aktif", "=", true).where(notDeleted());
  return (await found.executeTakeFirst()) !== undefined;
}

/** Held until the transaction ends, by every process. */
const oneAtATime = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('administrator-pertama'))`.execute(ctx.db);
