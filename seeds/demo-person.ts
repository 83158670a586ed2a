import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import "#modules/akun/index.server.ts";

/** As one of the demo people, so many days ago in the forenoon. */
export async function pada(ctx: Ctx, peran: string): Promise<(lalu: number, menit: number) => Ctx> {
  const found = ctx.db.selectFrom("akun").select(["id", "nama", "peran"]).where(sql<boolean>`peran = array[${peran}]`).orderBy("nip");
  const orang = await found.limit(1).executeTakeFirst();
  const actor = orang ? { id: orang.id, name: orang.nama, roles: orang.peran } : ctx.actor;
  return (lalu, menit) => ({ ...ctx, actor, now: pagi(addDays(today(ctx.now), -lalu), menit) });
}

/** Between eight and twelve in Palu. */
const pagi = (hari: string, menit: number): Date => new Date(Date.parse(`${hari}T00:00:00Z`) + ((menit * 37) % 240) * 60_000);
