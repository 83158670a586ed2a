import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/check.ts";
import { berkuasa } from "../usulan/berkuasa.server.ts";
import { usulkan } from "../usulan/usulkan.server.ts";
import { buatUndangan, type UndanganBaru } from "./buat-undangan.server.ts";

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
 * @returns the link, or what to tell of the proposal. @throws Refusal as `buatUndangan` and `usulkan`
 */
export async function undang(ctx: Ctx, { id, origin, alasan }: Diundang): Promise<UndanganBaru | string> {
  demand(ctx, "akun:update");
  if (!isUuid(id)) throw refuse.notFound();
  if (id === ctx.actor.id) throw refuse.conflict("Password Anda sendiri diganti di halaman Akun saya.");
  if (!(await berkuasa(ctx, id)) || (await pakaiPersetujuan(ctx, id))) return buatUndangan(ctx, id, origin);
  return usulkan(ctx, { jenis: "tautan-password", akunId: id, isi: {}, alasan });
}

/** Whether a link was agreed to and not made yet. */
export const tautanDisetujui = async (ctx: Ctx, akunId: string): Promise<boolean> =>
  (await disetujui(ctx, akunId).executeTakeFirst()) !== undefined;

async function pakaiPersetujuan(ctx: Ctx, akunId: string): Promise<boolean> {
  const found = await disetujui(ctx, akunId).forUpdate().executeTakeFirst();
  if (found) await ctx.db.updateTable("usulanPeran").set({ dipakaiPada: ctx.now }).where("id", "=", found.id).execute();
  return found !== undefined;
}

const disetujui = (ctx: Ctx, akunId: string) =>
  ctx.db
    .selectFrom("usulanPeran")
    .select("id")
    .where("akunId", "=", akunId)
    .where("jenis", "=", "tautan-password")
    .where("status", "=", "berlaku")
    .where("dipakaiPada", "is", null)
    .where("diputusPada", ">", new Date(ctx.now.getTime() - sehari))
    .limit(1);
