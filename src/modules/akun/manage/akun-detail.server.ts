import { history, type Past } from "#kit/audit/history.server.ts";
import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { isPeran } from "../peran.ts";
import { factorsOf, type HasFactor } from "../second-factor/has-factors.server.ts";
import { listSession, type ShownSession } from "../session/list-sessions.server.ts";
import { approvedTautan } from "../undangan/invite.server.ts";
import { powerful } from "../usulan/powerful.server.ts";
import { usulanAbout } from "../usulan/read-usulan.server.ts";
import { type AkunRow, stateFrom } from "./akun.ts";
import { type Kelas, listKelas } from "./kelas-wali.server.ts";
import { lastLogin } from "./list-akun.server.ts";

export interface AkunDetail {
  readonly akun: Omit<AkunRow, "kelas"> & { readonly email: string | null; readonly versi: number; readonly kelasId: string | null };
  /** An invitation that nobody has used yet holds until then. */
  readonly undanganSampai: Date | null;
  readonly kelas: readonly Kelas[];
  readonly faktor: HasFactor;
  readonly sesi: readonly ShownSession[];
  readonly riwayat: readonly Pick<Past, "id" | "at" | "actorName" | "action">[];
  readonly boleh: { readonly ubah: boolean; readonly akhiri: boolean };
  /** The account is the asking person's own. */
  readonly sendiri: boolean;
  /** Decides or signs: what weighs about this account is proposed. */
  readonly berkuasa: boolean;
  /** What is proposed about it and waits. */
  readonly usulan: readonly string[];
  /** Others have agreed to a link for a new password, and nobody has made it yet. */
  readonly tautanDisetujui: boolean;
}

/** @throws Refusal 404 */
export async function akunDetail(ctx: ReadCtx, id: string): Promise<AkunDetail> {
  demand(ctx, "akun:read");
  const found = isUuid(id) ? await one(ctx, id) : undefined;
  if (!found) throw refuse.notFound("Akun ini tidak ditemukan.");
  const { aktif, passwordHash, peran: held, ...akun } = found;
  const peran = held.filter(isPeran);
  const kelas = await listKelas(ctx);
  const riwayat = await history(ctx, "akun", { id, limit: 20 });
  return {
    akun: { ...akun, peran, keadaan: stateFrom({ aktif, passwordHash }), kelasId: kelas.find(({ waliId }) => waliId === id)?.id ?? null },
    undanganSampai: await openUndangan(ctx, id),
    kelas,
    faktor: await factorsOf(ctx, id),
    sesi: aktif ? await listSession(ctx, { id, peran }) : [],
    riwayat: riwayat.map(({ id, at, actorName, action }) => ({ id, at, actorName, action })),
    boleh: { ubah: may(ctx, "akun:update") !== "no", akhiri: may(ctx, "akun:manage") !== "no" },
    sendiri: id === ctx.actor.id,
    berkuasa: await powerful(ctx, id),
    usulan: await usulanAbout(ctx, id),
    tautanDisetujui: await approvedTautan(ctx, id),
  };
}

const one = (ctx: ReadCtx, id: string) =>
  ctx.db
    .selectFrom("akun")
    .select(["id", "nip", "nama", "email", "peran", "aktif", "passwordHash", "versi", lastLogin.as("terakhir")])
    .where("id", "=", id)
    .where(notDeleted())
    .executeTakeFirst();

async function openUndangan(ctx: ReadCtx, akunId: string): Promise<Date | null> {
  const open = ctx.db.selectFrom("undangan").select("expiresAt").where("akunId", "=", akunId).where("usedAt", "is", null);
  return (await open.where("expiresAt", ">", ctx.now).executeTakeFirst())?.expiresAt ?? null;
}
