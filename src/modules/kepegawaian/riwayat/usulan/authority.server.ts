import { rolesWith } from "#kit/access/access.ts";
import { aboutActorPredicate } from "#kit/access/visibility/owner-predicate.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { pegawai } from "../../pegawai.ts";
import { aboutOwn } from "../../people/about-own.server.ts";
import type { Usulan } from "./usulan.ts";

/** Who asked, and whose file it is by now. */
type Perkara = Pick<Usulan, "diajukanOleh" | "pegawaiId">;

/** The office decides, the head about what those of the office ask for; nobody about what they asked for, nor about their own file. */
export async function mayDecide(ctx: ReadCtx, perkara: Perkara): Promise<boolean> {
  if (await ownPerkara(ctx, perkara)) return false;
  if (may(ctx, "usulanPerubahan:manage") !== "no") return true;
  return may(ctx, "usulanKantor:manage") !== "no" && (await fromKantor(ctx, perkara));
}

export const ownPerkara = async (ctx: ReadCtx, { diajukanOleh, pegawaiId }: Perkara): Promise<boolean> =>
  diajukanOleh === ctx.actor.id || (await aboutOwn(ctx, pegawaiId));

/** Whoever asks, or whose file it is, is one of those who decide about others. */
export async function fromKantor(ctx: ReadCtx, { diajukanOleh, pegawaiId }: Perkara): Promise<boolean> {
  const peran = rolesWith(ctx.policy, "usulanPerubahan:manage");
  const pemilik = ctx.db.selectFrom("pegawai").select("akunId").where("id", "=", pegawaiId);
  const kantor = ctx.db
    .selectFrom("akun")
    .select("id")
    .where((where) => where.or([where("id", "=", diajukanOleh), where("id", "=", pemilik)]));
  return (await kantor.where(sql<boolean>`peran && ${peran}::text[]`).executeTakeFirst()) !== undefined;
}

/** The same for all rows of a query that calls them `usulan`, joined with their `pegawai`. */
export function mineToDecide(ctx: ReadCtx): RawBuilder<boolean> {
  if (may(ctx, "usulanPerubahan:manage") === "no" && may(ctx, "usulanKantor:manage") === "no") return sql<boolean>`false`;
  const others = sql`usulan.diajukan_oleh is distinct from ${ctx.actor.id}::uuid and (${aboutActorPredicate(ctx, pegawai)}) is not true`;
  if (may(ctx, "usulanPerubahan:manage") !== "no") return sql<boolean>`(${others})`;
  const peran = rolesWith(ctx.policy, "usulanPerubahan:manage");
  return sql<boolean>`(${others} and exists (select from akun where akun.id in (usulan.diajukan_oleh, pegawai.akun_id) and akun.peran && ${peran}::text[]))`;
}

/** The file still belongs to whoever asked: what somebody wrote of themselves is not put into the file of another. */
export async function stillBelongsToPengaju(ctx: ReadCtx, { diajukanOleh, pegawaiId }: Perkara): Promise<boolean> {
  const file = ctx.db.selectFrom("pegawai").select("id").where("id", "=", pegawaiId).where("akunId", "=", diajukanOleh);
  return (await file.where(notDeleted()).executeTakeFirst()) !== undefined;
}
