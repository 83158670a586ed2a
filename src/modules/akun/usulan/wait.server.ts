import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { ingatanKuasa, otherPemutus } from "./powerful.server.ts";
import type { JenisUsulan, UsulanContent } from "./usulan.ts";
import { grantsPower, wasOpenedByProposer } from "./way-in.server.ts";

/** How long it lies open where nobody else could decide. */
export const waitingPeriod = 24 * 3_600_000;

/** What a proposal waits for: another person, or a day in the open; why such a day would say nothing, and the machine is left. */
export type Awaited = "orang-lain" | "waktu" | "tak-dapat-masuk" | "lewat-tautan";

interface Perkara {
  readonly jenis: JenisUsulan;
  readonly isi: UsulanContent;
  readonly akunId: string;
  readonly nip: string;
  readonly pengusulId: string | null;
}

/**
 * A day in the open says something only while whom it concerns can come in and object: they may have been shut out for it, or the
 * account may be in the proposer's own hands.
 */
export async function awaitedBy(ctx: ReadCtx, perkara: Perkara): Promise<Awaited> {
  const { akunId, nip, pengusulId } = perkara;
  const lain = await otherPemutus(ctx, { kecuali: pengusulId === null ? [akunId] : [pengusulId, akunId], nip });
  if (lain.length > 0) return "orang-lain";
  if (!(await canObject(ctx, akunId))) return "tak-dapat-masuk";
  return grantsPower(perkara) && (await wasOpenedByProposer(ctx, perkara)) ? "lewat-tautan" : "waktu";
}

async function canObject(ctx: ReadCtx, akunId: string): Promise<boolean> {
  const found = ctx.db.selectFrom("akun").select(["aktif", "passwordHash", "kuasaBerakhir"]).where("id", "=", akunId);
  const akun = await found.where(notDeleted()).executeTakeFirst();
  if (!akun?.aktif || akun.passwordHash === null) return false;
  return akun.kuasaBerakhir === null || akun.kuasaBerakhir.getTime() <= ctx.now.getTime() - ingatanKuasa;
}
