import { randomBytes } from "node:crypto";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import type { BeritaDetail } from "../detail.ts";
import { detailFrom } from "../read/berita-detail.server.ts";
import { notYetPublished } from "../read/published.server.ts";
import { takeNaskah } from "./take-naskah.server.ts";

const days = 7;
/** 32 letters that nobody guesses. */
const secretBytes = 24;

export interface Pratinjau {
  readonly rahasia: string;
  readonly sampai: Date;
}

export const pratinjauPath = "/pratinjau-berita";

/** The address under which this item can be read now; undefined when there is none, or its time has ended. @throws Refusal 404 */
export async function takePratinjau(ctx: ReadCtx, id: string): Promise<Pratinjau | undefined> {
  demand(ctx, "berita:update");
  const row = ctx.db.selectFrom("beritaPratinjau").select(["rahasia", "sampai"]).where("beritaId", "=", id);
  return row.where("sampai", ">", ctx.now).executeTakeFirst();
}

/** One that stands goes on with the same address; its days begin anew. @throws Refusal 403, 404 */
export async function makePratinjau(ctx: Ctx, id: string): Promise<void> {
  const naskah = await takeNaskah(ctx, id);
  const standing = await takePratinjau(ctx, naskah.id);
  const rahasia = standing?.rahasia ?? randomBytes(secretBytes).toString("base64url");
  const made = { rahasia, sampai: new Date(ctx.now.getTime() + days * 24 * 3_600_000), at: ctx.now, olehId: ctx.actor.id };
  await ctx.db
    .insertInto("beritaPratinjau")
    .values({ beritaId: naskah.id, ...made })
    .onConflict((known) => known.column("beritaId").doUpdateSet(made))
    .execute();
  // The trail tells until when, not under which address.
  await record(ctx, { action: "update", subject: "berita", subjectId: naskah.id, after: { pratinjauSampai: made.sampai.toISOString() } });
}

/** The address leads nowhere from now on. @throws Refusal 403, 404 */
export async function endPratinjau(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "berita:update");
  const naskah = await takeNaskah(ctx, id);
  await dropPratinjau(ctx, naskah.id);
  await record(ctx, { action: "update", subject: "berita", subjectId: naskah.id, after: { pratinjauSampai: null } });
}

/** With the verb that takes the item from its readers; that one is recorded. */
export async function dropPratinjau(ctx: Ctx, beritaId: string): Promise<void> {
  await ctx.db.deleteFrom("beritaPratinjau").where("beritaId", "=", beritaId).execute();
}

/** What stands under this address, as it was saved last; undefined when nothing does. */
export async function readPratinjau(ctx: ReadCtx, rahasia: string): Promise<{ berita: BeritaDetail; sampai: Date } | undefined> {
  const found = await ctx.db
    .selectFrom("beritaPratinjau as link")
    .innerJoin("berita", "berita.id", "link.beritaId")
    .select(["link.beritaId", "link.sampai"])
    .where("link.rahasia", "=", rahasia)
    .where("link.sampai", ">", ctx.now)
    // What went from the site at its minute is not read by an address from before.
    .where((where) =>
      where.or([
        where("berita.turunPada", "is", null),
        where("berita.turunPada", ">", ctx.now),
        where("link.at", ">", where.ref("berita.turunPada")),
      ]),
    )
    .executeTakeFirst();
  const berita = found && (await detailFrom(ctx, notYetPublished(ctx).where("berita.id", "=", found.beritaId)));
  return berita && { berita, sampai: found.sampai };
}
