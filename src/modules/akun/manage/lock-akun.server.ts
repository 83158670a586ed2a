import type { Right } from "#kit/access/access.ts";
import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type SqlBool, sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";

export interface LockedAkun {
  readonly id: string;
  readonly nip: string;
  readonly nama: string;
  readonly email: string | null;
  readonly peran: readonly string[];
  readonly aktif: boolean;
  readonly versi: number;
  readonly passwordHash: string | null;
}

interface Dilihat {
  readonly id: string;
  readonly versi?: number;
}

/**
 * The account, held until the transaction ends, for somebody who may change it and has just proved who they are.
 * @throws Refusal 404, "unconfirmed"; 409 when it is not the version that the person saw
 */
export async function lockAkun(ctx: Ctx, right: Right, seen: Dilihat): Promise<LockedAkun> {
  const akun = await holdAkun(ctx, right, seen);
  demandRecentConfirmation(ctx);
  return akun;
}

/** The same where more may be refused before anybody is asked who they are: the caller asks. @throws Refusal 404, 409 */
export async function holdAkun(ctx: Ctx, right: Right, { id, versi }: Dilihat): Promise<LockedAkun> {
  demand(ctx, right);
  if (!isUuid(id)) throw refuse.notFound();
  const akun = await ctx.db
    .selectFrom("akun")
    .select(["id", "nip", "nama", "email", "peran", "aktif", "versi", "passwordHash"])
    .where("id", "=", id)
    .where(notDeleted())
    .forUpdate()
    .executeTakeFirst();
  if (!akun) throw refuse.notFound();
  if (versi !== undefined && akun.versi !== versi) {
    const { passwordHash: _, ...current } = akun;
    throw refuse.stale(current);
  }
  return akun;
}

/**
 * Without an administrator who can sign in, nobody could ever make one again.
 * @throws Refusal 409 when there is no other
 */
export async function demandOtherAdministrator(ctx: Ctx, akun: LockedAkun): Promise<void> {
  if (!akun.peran.includes("administrator")) return;
  // The same lock as for making the first one: two administrators who disable each other must not both succeed.
  await sql`select pg_advisory_xact_lock(hashtext('administrator-pertama'))`.execute(ctx.db);
  const other = await ctx.db
    .selectFrom("akun")
    .select("id")
    .where(sql<SqlBool>`peran @> array['administrator']`)
    .where("id", "!=", akun.id)
    .where("aktif", "=", true)
    .where("passwordHash", "is not", null)
    .where(notDeleted())
    .executeTakeFirst();
  if (!other) throw refuse.conflict("Ini administrator terakhir yang dapat masuk. Angkat administrator lain dahulu.");
}
