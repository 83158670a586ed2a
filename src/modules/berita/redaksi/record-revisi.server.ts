import type { Ctx } from "#kit/ctx.server.ts";
import { json } from "#kit/database/sql.server.ts";
import { type Naskah, naskahContent } from "./naskah.ts";

/** Keeps a saved state. The item's row is locked, so numbers follow each other. */
export async function recordRevisi(ctx: Ctx, naskah: Naskah): Promise<void> {
  const { terakhir } = await ctx.db
    .selectFrom("beritaRevisi")
    .select((where) => where.fn.max("nomor").as("terakhir"))
    .where("beritaId", "=", naskah.id)
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto("beritaRevisi")
    .values({
      beritaId: naskah.id,
      nomor: (terakhir ?? 0) + 1,
      isi: json(naskahContent(naskah)),
      olehId: ctx.actor.id,
      olehNama: ctx.actor.name,
      at: ctx.now,
    })
    .execute();
}
