import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { bagianPerson, type Person } from "./people.ts";

/** The staff record of whoever is signed in; undefined when there is none yet. */
export async function ownPegawai(ctx: ReadCtx): Promise<Person | undefined> {
  if (ctx.actor.id === null) return undefined;
  return ctx.db
    .selectFrom("pegawai")
    .select([...bagianPerson])
    .where("akunId", "=", ctx.actor.id)
    .where(notDeleted())
    .executeTakeFirst();
}
