import { rolesWith } from "#kit/access/access.ts";
import { type Ctx, may } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Usulan } from "./usulan.ts";

type Pengaju = Pick<Usulan, "diajukanOleh">;

/** The office decides, the head about what those of the office ask for; nobody about what they asked for themselves. */
export async function bolehMemutus(ctx: Ctx, { diajukanOleh }: Pengaju): Promise<boolean> {
  if (diajukanOleh === ctx.actor.id) return false;
  if (may(ctx, "usulanPerubahan:manage") !== "no") return true;
  return may(ctx, "usulanKantor:manage") !== "no" && (await dariKantor(ctx, { diajukanOleh }));
}

/** Whoever asks is one of those who decide about others. */
export async function dariKantor(ctx: Ctx, { diajukanOleh }: Pengaju): Promise<boolean> {
  const peran = rolesWith(ctx.policy, "usulanPerubahan:manage");
  const kantor = ctx.db.selectFrom("akun").select("id").where("id", "=", diajukanOleh);
  return (await kantor.where(sql<boolean>`peran && ${peran}::text[]`).executeTakeFirst()) !== undefined;
}
