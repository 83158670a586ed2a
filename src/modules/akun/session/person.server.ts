import type { ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isPeran, type Peran } from "../peran.ts";

export interface Person {
  readonly id: string;
  readonly nip: string;
  readonly nama: string;
  readonly peran: readonly Peran[];
}

export interface LoginPerson extends Person {
  /** Address of their own picture, which they alone can open; null: none. */
  readonly foto: string | null;
}

/** The signed-in person. @throws Refusal "unauthenticated" for visitors */
export async function loginPerson(ctx: ReadCtx): Promise<LoginPerson> {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const found = ctx.db.selectFrom("akun").select(["id", "nip", "nama", "peran", "foto"]).where("id", "=", ctx.actor.id);
  const orang = await found.executeTakeFirst();
  if (!orang) throw refuse.unauthenticated();
  const foto = orang.foto && `/administration/password/foto?v=${orang.foto.slice(0, 12)}`;
  return { ...orang, peran: orang.peran.filter(isPeran), foto };
}
