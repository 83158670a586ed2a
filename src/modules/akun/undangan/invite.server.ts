import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { powerful } from "../usulan/powerful.server.ts";
import { propose } from "../usulan/propose.server.ts";
import { createUndangan, type NewUndangan } from "./create-undangan.server.ts";

interface Diundang {
  readonly id: string;
  readonly origin: string;
  /** Why, where somebody else has to agree. */
  readonly alasan: string;
}

/** After so long an agreement to a link is stale. */
const sehari = 24 * 3_600_000;

/**
 * A link for choosing a password; for who decides or signs only once somebody else has agreed to it.
 * @returns the link, or what to tell of the proposal. @throws Refusal as `createUndangan` and `propose`
 */
export async function invite(ctx: Ctx, { id, origin, alasan }: Diundang): Promise<NewUndangan | string> {
  demand(ctx, "akun:update");
  if (!isUuid(id)) throw refuse.notFound();
  if (id === ctx.actor.id) throw refuse.conflict("Password Anda sendiri diganti di halaman Akun saya.");
  if (!(await powerful(ctx, id)) || (await consumePersetujuan(ctx, id))) return createUndangan(ctx, id, origin);
  return propose(ctx, { jenis: "tautan-password", akunId: id, isi: {}, alasan });
}

/** Whether a link was agreed to and not made yet. */
export const approvedTautan = async (ctx: ReadCtx, akunId: string): Promise<boolean> =>
  (await approved(ctx, akunId).executeTakeFirst()) !== undefined;

async function consumePersetujuan(ctx: Ctx, akunId: string): Promise<boolean> {
  const found = await approved(ctx, akunId).forUpdate().executeTakeFirst();
  if (found) await ctx.db.updateTable("usulanPeran").set({ dipakaiPada: ctx.now }).where("id", "=", found.id).execute();
  return found !== undefined;
}

const approved = (ctx: ReadCtx, akunId: string) =>
  ctx.db
    .selectFrom("usulanPeran")
    .select("id")
    .where("akunId", "=", akunId)
    .where("jenis", "=", "tautan-password")
    .where("status", "=", "berlaku")
    .where("dipakaiPada", "is", null)
    .where("diputusPada", ">", new Date(ctx.now.getTime() - sehari));
