import type { Ctx } from "#kit/ctx.server.ts";

export interface Opening {
  readonly kelasId: string;
  readonly tenggat: string;
  readonly pesan: string | null;
}

/** What is open for the class already takes up more, with the new day. @returns its id */
export async function openSerahan(ctx: Ctx, { kelasId, tenggat, pesan }: Opening): Promise<string> {
  const { id } = await ctx.db
    .insertInto("serahanPeriksa")
    .values({ kelasId, tenggat, pesan, oleh: ctx.actor.name, createdAt: ctx.now })
    .onConflict((open) =>
      open
        .column("kelasId")
        .where("ditutupPada", "is", null)
        .doUpdateSet(({ ref }) => ({ tenggat, pesan, versi: ref("excluded.versi") })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
