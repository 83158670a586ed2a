import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { demandOtherAdministrator } from "../manage/lock-akun.server.ts";
import { allPeran } from "../peran.ts";
import { discardFactor } from "../second-factor/discard-factors.server.ts";
import { createTautan, type NewUndangan } from "../undangan/create-undangan.server.ts";
import { recordPowerEnded } from "./powerful.server.ts";
import type { OpenUsulan } from "./read-usulan.server.ts";
import { grantsPower, openForPower } from "./way-in.server.ts";

const other = "Akun atau data ini sudah berubah sejak diusulkan. Tolak usulan ini, lalu usulkan lagi.";

/**
 * Makes true what was proposed; whoever calls holds the account. @returns a link to hand over, where one is due.
 * @throws Refusal 409 when that cannot be any more
 */
export async function apply(ctx: Ctx, usulan: OpenUsulan): Promise<NewUndangan | null> {
  const akun = await ctx.db
    .selectFrom("akun")
    .select(["id", "nip", "nama", "email", "peran", "aktif", "versi", "passwordHash"])
    .where("id", "=", usulan.akunId)
    .where(notDeleted())
    .executeTakeFirst();
  if (!akun || akun.nip !== usulan.nip) throw refuse.conflict(other);
  switch (usulan.jenis) {
    case "peran":
      await applyPeran(ctx, usulan, akun);
      break;
    case "pejabat":
      await confirmPejabat(ctx, usulan);
      break;
    case "jabatan":
      await confirmJabatan(ctx, usulan);
      break;
    case "identitas":
      await change(ctx, akun, await identitas(ctx, usulan, akun));
      break;
    case "aktifkan":
      if (!akun.aktif) await change(ctx, akun, { aktif: true });
      break;
    case "lepas-faktor":
      await discardFactor(ctx, akun.id, { catatan: usulan.alasan });
      break;
    case "tautan-password":
      return handOverTautan(ctx, usulan);
  }
  return grantsPower(usulan) ? openForPower(ctx, usulan) : null;
}

/** To whoever agrees, not to whoever proposed. After a day in the open nobody agreed: whoever may make links makes it, once. */
async function handOverTautan(ctx: Ctx, { id, akunId, berlakuMulai }: OpenUsulan): Promise<NewUndangan | null> {
  if (ctx.actor.id === null && berlakuMulai !== null && berlakuMulai <= ctx.now) return null;
  await ctx.db.updateTable("usulanPeran").set({ dipakaiPada: ctx.now }).where("id", "=", id).execute();
  return createTautan(ctx, akunId);
}

type Akun = Parameters<typeof demandOtherAdministrator>[1];

async function applyPeran(ctx: Ctx, { isi: { tambah = [], lepas = [] } }: OpenUsulan, akun: Akun): Promise<void> {
  if (!akun.aktif) throw refuse.conflict("Akun ini nonaktif.");
  if (lepas.includes("administrator")) await demandOtherAdministrator(ctx, akun);
  const peran = allPeran.filter((satu) => tambah.includes(satu) || (akun.peran.includes(satu) && !lepas.includes(satu)));
  if (lepas.length > 0) await recordPowerEnded(ctx, akun.id);
  await change(ctx, akun, { peran: [...peran] });
}

async function identitas(ctx: ReadCtx, { isi: { nip = "", email } }: OpenUsulan, akun: Akun) {
  const taken = ctx.db.selectFrom("akun").select("id").where("nip", "=", nip).where("id", "!=", akun.id);
  if (nip && (await taken.executeTakeFirst())) throw refuse.conflict("NIP ini sudah dipakai akun lain.");
  return { ...(nip ? { nip } : {}), ...(email === undefined ? {} : { email }) };
}

type Perubahan = { peran?: string[]; aktif?: boolean; nip?: string; email?: string | null };

async function change(ctx: Ctx, akun: Akun, after: Perubahan): Promise<void> {
  const names = Object.keys(after) as (keyof Perubahan)[];
  const before = Object.fromEntries(names.map((name) => [name, akun[name]]));
  await ctx.db
    .updateTable("akun")
    .set({ ...after, versi: akun.versi + 1, updatedAt: ctx.now })
    .where("id", "=", akun.id)
    .execute();
  await record(ctx, { action: after.aktif ? "enable" : "update", subject: "akun", subjectId: akun.id, before, after });
}

/** The seat as it was proposed, of the person whose account this still is. */
async function confirmJabatan(ctx: Ctx, { pemangkuId, akunId, nip, isi: { wakil, mulai } }: OpenUsulan): Promise<void> {
  const [seat, person] = wakil ? (["wakilSah", "wakilId"] as const) : (["akunSah", "pegawaiId"] as const);
  const people = ctx.db.selectFrom("pegawai").select("pegawai.id").where(notDeleted("pegawai"));
  const theirs = people.where((one) => one.or([one("akunId", "=", akunId), one.and([one("akunId", "is", null), one("nip", "=", nip)])]));
  const sah = await ctx.db
    .updateTable("pemangkuJabatan")
    .set({ [seat]: akunId })
    .where("id", "=", pemangkuId)
    .where("mulai", "=", mulai ?? "")
    .where(person, "in", theirs)
    .where(notDeleted())
    .returning("id")
    .executeTakeFirst();
  if (!sah) throw refuse.conflict(other);
}

/** The row as it was proposed: one that was changed since waits for a proposal of its own. */
async function confirmPejabat(ctx: Ctx, { pejabatId, isi }: OpenUsulan): Promise<void> {
  const sah = await ctx.db
    .updateTable("pejabatPenandatangan")
    .set({ disahkanPada: ctx.now })
    .where("id", "=", pejabatId)
    .where("mulai", "=", isi.mulai ?? "")
    .where("sampai", "=", isi.sampai ?? "")
    .where(notDeleted())
    .returning("id")
    .executeTakeFirst();
  if (!sah) throw refuse.conflict(other);
}
