import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Keadaan } from "./keadaan.ts";

export interface Held {
  readonly id: string;
  readonly versi: number;
  readonly nomor: string;
  readonly keadaan: Keadaan;
  readonly verifikatorId: string | null;
}

/** Which row, as its reader saw it. */
export interface Seen {
  readonly id: string;
  readonly versi: number;
}

/** There are no two versions to compare: whoever hears this is shown the newer one. */
const staleSentence = "Pendaftaran ini baru saja diubah orang lain. Yang tampil sekarang sudah yang terbaru: periksa, lalu ulangi.";

/** Locked until the end of the transaction. @throws Refusal 404, 409 when somebody saved since it was seen */
export async function holdPendaftaran(ctx: Ctx, { id, versi }: Seen): Promise<Held> {
  const held = await lockPendaftaran(ctx, id);
  if (held.versi !== versi) throw new Refusal("stale", staleSentence, { current: { versi: held.versi, keadaan: held.keadaan } });
  return held;
}

/** As `holdPendaftaran`, for who saw no version. @throws Refusal 404 */
export async function lockPendaftaran(ctx: Ctx, id: string): Promise<Held> {
  if (!isUuid(id)) throw refuse.notFound();
  const held = await ctx.db
    .selectFrom("pendaftaran")
    .select(["id", "versi", "nomor", "keadaan", "verifikatorId"])
    .where("id", "=", id)
    .where(notDeleted())
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw refuse.notFound();
  return held;
}
