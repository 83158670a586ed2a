import type { ReadCtx } from "#kit/ctx.server.ts";
import { diamLimit } from "./limit.ts";
import type { SessionKind } from "./session.server.ts";

export interface ShownSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly perangkat: string;
  readonly jaringan: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  /** The one that asks. */
  readonly ini: boolean;
}

/** The sessions of one account that still open something, the latest used first. Whoever calls has checked the right. */
export async function listSession(ctx: ReadCtx, akun: { readonly id: string; readonly peran: readonly string[] }): Promise<ShownSession[]> {
  const sesi = await ctx.db
    .selectFrom("sesi")
    .select(["id", "kind", "perangkat", "jaringan", "createdAt", "lastSeenAt"])
    .where("akunId", "=", akun.id)
    .where("berakhirPada", "is", null)
    .where("expiresAt", ">", ctx.now)
    .where("lastSeenAt", ">=", new Date(ctx.now.getTime() - diamLimit(akun.peran) * 60_000))
    .orderBy("lastSeenAt", "desc")
    .limit(100)
    .execute();
  return sesi.map((one) => ({ ...one, ini: one.id === ctx.actor.session?.id }));
}
