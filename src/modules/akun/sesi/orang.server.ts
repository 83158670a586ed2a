import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isPeran, type Peran } from "../peran.ts";

export interface Orang {
  readonly id: string;
  readonly nip: string;
  readonly nama: string;
  readonly peran: readonly Peran[];
}

/** The signed-in person. @throws Refusal "unauthenticated" for visitors */
export async function orangMasuk(ctx: Ctx): Promise<Orang> {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const found = ctx.db.selectFrom("akun").select(["id", "nip", "nama", "peran"]).where("id", "=", ctx.actor.id);
  const orang = await found.executeTakeFirst();
  if (!orang) throw refuse.unauthenticated();
  return { ...orang, peran: orang.peran.filter(isPeran) };
}
