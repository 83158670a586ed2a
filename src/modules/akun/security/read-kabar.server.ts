import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { knownPerangkat } from "../session/device.server.ts";

export interface ShownKabar {
  readonly id: string;
  readonly judul: string;
  readonly isi: string;
  readonly tautan: string;
  readonly perangkat: string | null;
  readonly createdAt: Date;
}

const old = 30 * 86_400_000;

/**
 * What changed about this account elsewhere than in this session, and was not yet read on this device.
 * @param perangkat token of the known-device cookie
 */
export async function unreadKabar(ctx: ReadCtx, perangkat: string | null): Promise<ShownKabar[]> {
  const { id, session } = ctx.actor;
  if (id === null || !session) return [];
  const perangkatId = await knownPerangkat(ctx, perangkat, id);
  const dibaca = ctx.db.selectFrom("perangkatDikenal").select("kabarSampai").where("id", "=", perangkatId);
  const { kabarSampai = null } = (await dibaca.executeTakeFirst()) ?? {};
  const sejak = new Date(Math.max(kabarSampai?.getTime() ?? 0, ctx.now.getTime() - old));
  return ctx.db
    .selectFrom("kabarKeamanan")
    .select(["id", "judul", "isi", "tautan", "perangkat", "createdAt"])
    .where("akunId", "=", id)
    .where("createdAt", ">", sejak)
    .where("sesiId", "is distinct from", session.id)
    .orderBy("createdAt", "desc")
    .limit(10)
    .execute();
}

/** Read on this device, and on no other. */
export async function markReadKabar(ctx: Ctx, perangkat: string | null): Promise<void> {
  const perangkatId = ctx.actor.id === null ? null : await knownPerangkat(ctx, perangkat, ctx.actor.id);
  await ctx.db.updateTable("perangkatDikenal").set({ kabarSampai: ctx.now }).where("id", "=", perangkatId).execute();
}

/** For a daily job. */
export async function cleanKabar(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("kabarKeamanan")
    .where("createdAt", "<", new Date(ctx.now.getTime() - 6 * old))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
