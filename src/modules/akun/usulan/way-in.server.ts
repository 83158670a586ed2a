import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { wajibBerfaktor } from "../peran.ts";
import { deleteFactors } from "../second-factor/discard-factors.server.ts";
import { endAll } from "../session/end.server.ts";
import { createTautan, type NewUndangan } from "../undangan/create-undangan.server.ts";
import { onePerson } from "./powerful.server.ts";
import type { JenisUsulan, UsulanContent } from "./usulan.ts";

/** Whether somebody decides or signs by it who did not before. */
export const grantsPower = ({ jenis, isi: { tambah = [] } }: { readonly jenis: JenisUsulan; readonly isi: UsulanContent }): boolean =>
  jenis === "pejabat" || (jenis === "peran" && tambah.length > 0) || (jenis === "jabatan" && wajibBerfaktor(tambah));

interface WayIn {
  readonly akunId: string;
  readonly pengusulId: string | null;
}

/** Whether the proposer, by whichever account, ever made a link that this account was opened with. */
export async function wasOpenedByProposer(ctx: ReadCtx, { akunId, pengusulId }: WayIn): Promise<boolean> {
  if (pengusulId === null) return false;
  const akun = ctx.db.selectFrom("akun").select("tautanOleh").where("id", "=", akunId);
  for (const pembuat of (await akun.executeTakeFirstOrThrow()).tautanOleh) {
    if (await onePerson(ctx, pembuat, pengusulId)) return true;
  }
  return false;
}

/**
 * What decides comes only into an account that its own person holds: whoever is in it signs in again, open links end, and where
 * the proposer may hold the password or a second factor, both are taken away.
 * @returns the link that the agreeing person hands over; null: the password stands
 */
export async function openForPower(ctx: Ctx, { akunId, pengusulId }: WayIn): Promise<NewUndangan | null> {
  await endAll(ctx, { akunId, sebab: "diakhiri" });
  await ctx.db.deleteFrom("undangan").where("akunId", "=", akunId).where("usedAt", "is", null).execute();
  const { passwordHash } = await ctx.db.selectFrom("akun").select("passwordHash").where("id", "=", akunId).executeTakeFirstOrThrow();
  if (passwordHash !== null && !(await wasOpenedByProposer(ctx, { akunId, pengusulId }))) return null;
  await deleteFactors(ctx, akunId);
  const kosong = { passwordHash: null, passwordAt: null, tautanOleh: [], updatedAt: ctx.now };
  await ctx.db.updateTable("akun").set(kosong).where("id", "=", akunId).execute();
  if (passwordHash !== null) await record(ctx, { action: "way-in-ended", subject: "akun", subjectId: akunId });
  return createTautan(ctx, akunId);
}
