import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { demandDecider } from "./demand-decider.server.ts";
import { describeWayIn } from "./shown-way-in.server.ts";
import { describeUsulan, type JenisUsulan, type StatusUsulan, type UsulanContent } from "./usulan.ts";

export interface OpenUsulan {
  readonly id: string;
  readonly jenis: JenisUsulan;
  readonly akunId: string;
  readonly nip: string;
  readonly pejabatId: string | null;
  readonly pemangkuId: string | null;
  readonly isi: UsulanContent;
  readonly alasan: string;
  readonly pengusulId: string | null;
  readonly berlakuMulai: Date | null;
  readonly createdAt: Date;
}

export const openColumns = [
  ...(["id", "jenis", "akunId", "nip", "pejabatId", "pemangkuId", "isi", "alasan", "pengusulId", "berlakuMulai", "createdAt"] as const),
] as const;

/** One that still waits, held until the transaction ends. @throws Refusal 404, 409 when it was decided */
export async function holdUsulan(ctx: Ctx, id: string): Promise<OpenUsulan> {
  if (!isUuid(id)) throw refuse.notFound();
  const found = ctx.db
    .selectFrom("usulanPeran")
    .select([...openColumns, "status"])
    .where("id", "=", id)
    .forUpdate();
  const usulan = await found.executeTakeFirst();
  if (!usulan) throw refuse.notFound();
  if (usulan.status !== "menunggu") throw refuse.conflict("Usulan ini sudah diputus. Muat ulang halaman.");
  return usulan;
}

export interface ShownUsulan {
  readonly id: string;
  readonly akunId: string;
  readonly nama: string;
  readonly nip: string;
  readonly kalimat: string;
  readonly alasan: string;
  readonly pengusul: string;
  readonly sejak: Date;
  readonly berlakuMulai: Date | null;
  readonly status: StatusUsulan;
  readonly pemutus: string | null;
  readonly diputusPada: Date | null;
  readonly catatan: string | null;
  /** For whoever may agree: through whose links the account was opened, and what agreeing does to its way in. */
  readonly jalanMasuk: string | null;
  /** What this person may do about it, and why not. */
  readonly boleh: { readonly setujui: boolean; readonly tarik: boolean; readonly sebab: string | null };
}

/** The newest first; those that wait, or those that were decided: all, or those about oneself. @throws Refusal 404 */
export async function listUsulanPeran(ctx: ReadCtx, { menunggu }: { menunggu: boolean }): Promise<ShownUsulan[]> {
  const tentangSaya = demand(ctx, "usulanPeran:read") === "own";
  const rows = await ctx.db
    .selectFrom("usulanPeran")
    .$if(tentangSaya, (found) => found.where("usulanPeran.akunId", "=", ctx.actor.id))
    .innerJoin("akun", "akun.id", "usulanPeran.akunId")
    .selectAll("usulanPeran")
    .select("akun.nama")
    .where("usulanPeran.status", menunggu ? "=" : "!=", "menunggu")
    .orderBy("usulanPeran.createdAt", "desc")
    .limit(100)
    .execute();
  const tampil: ShownUsulan[] = [];
  for (const { jenis, isi, pengusulNama: pengusul, createdAt: sejak, pemutusNama: pemutus, ...row } of rows) {
    const sebab = menunggu ? await forbiddenReason(ctx, { ...row, jenis, isi, createdAt: sejak }) : null;
    const boleh = { setujui: menunggu && sebab === null, tarik: menunggu && row.pengusulId === ctx.actor.id, sebab };
    const { id, akunId, nama, nip, alasan, berlakuMulai, status, diputusPada, catatan } = row;
    const told = { id, akunId, nama, nip, kalimat: describeUsulan(jenis, isi), alasan, pengusul, sejak };
    const jalanMasuk = boleh.setujui ? await describeWayIn(ctx, { ...row, jenis, isi }) : null;
    tampil.push({ ...told, berlakuMulai, status, pemutus, diputusPada, catatan, jalanMasuk, boleh });
  }
  return tampil;
}

/** How many wait, for whoever may see them. */
export async function waitingCount(ctx: ReadCtx): Promise<number> {
  const open = ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").limit(100);
  return (await open.execute()).length;
}

/** What waits about one account, as sentences. Whoever calls has checked the right. */
export async function usulanAbout(ctx: ReadCtx, akunId: string): Promise<string[]> {
  const open = ctx.db.selectFrom("usulanPeran").select(["jenis", "isi"]).where("akunId", "=", akunId).where("status", "=", "menunggu");
  return (await open.orderBy("createdAt").execute()).map(({ jenis, isi }) => describeUsulan(jenis, isi));
}

const forbiddenReason = (ctx: ReadCtx, usulan: OpenUsulan): Promise<string | null> =>
  demandDecider(ctx, usulan).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : null),
  );
