import type { Ctx } from "#kit/ctx.server.ts";
import "../tables.ts";
import { bagianOrang, type Orang } from "./orang.ts";

/** The staff record of whoever is signed in; undefined when there is none yet. */
export async function pegawaiSaya(ctx: Ctx): Promise<Orang | undefined> {
  if (ctx.actor.id === null) return undefined;
  return ctx.db
    .selectFrom("pegawai")
    .select([...bagianOrang])
    .where("akunId", "=", ctx.actor.id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
}
