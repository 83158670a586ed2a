import type { Ctx } from "../ctx.server.ts";
import type { Book } from "../documents/book.ts";
import type { Register } from "../register/register.ts";
import { momentAt } from "../time-zone.ts";
import type { Settled } from "../transfer/update/update-rules.ts";
import type { Choices } from "./choices.ts";

/** As of when a list says what it says, before anybody said otherwise, and how that is known. */
export interface ListMoment {
  readonly asOf: Date;
  /** The portal made the file; it was uploaded before; nothing but that it was uploaded now. */
  readonly asOfBy: "berkas" | "ulang" | "unggah";
}

interface Uploaded {
  readonly book: Book;
  /** Of the bytes of its file. */
  readonly hash: string | undefined;
}

/** Nothing says more than it could know: a moment to come counts as now. */
export async function momentOfUpload(ctx: Ctx, register: Register, { book, hash }: Uploaded): Promise<ListMoment> {
  const first = hash === undefined ? ctx.now : await firstUpload(ctx, register, hash);
  const made = madeMoment(book, ctx.now);
  if (made) return { asOf: made, asOfBy: "berkas" };
  return first < ctx.now ? { asOf: first, asOfBy: "ulang" } : { asOf: ctx.now, asOfBy: "unggah" };
}

export function madeMoment({ madeAt }: Book, now: Date): Date | undefined {
  const made = new Date(madeAt ?? Number.NaN);
  return made <= now ? made : undefined;
}

const rememberedDays = 730;

async function firstUpload(ctx: Ctx, { name }: Register, hash: string): Promise<Date> {
  const before = new Date(ctx.now.getTime() - rememberedDays * 86_400_000);
  await ctx.db.deleteFrom("importFile").where("firstAt", "<", before).execute();
  await ctx.db
    .insertInto("importFile")
    .values({ register: name, hash, firstAt: ctx.now })
    .onConflict((there) => there.doNothing())
    .execute();
  const kept = ctx.db.selectFrom("importFile").select("firstAt").where("register", "=", name).where("hash", "=", hash);
  return (await kept.executeTakeFirstOrThrow()).firstAt;
}

/** A day that somebody names is taken from its beginning: what was changed on that day may be newer than the list. */
export function settledMoment({ asOf, asOfBy }: ListMoment, said: Pick<Choices, "asOf">): Pick<Settled, "since" | "stated"> {
  if (asOfBy === "berkas") return { since: asOf, stated: true };
  const day = said.asOf === undefined ? undefined : momentAt(said.asOf);
  return day && day < asOf ? { since: day, stated: true } : { since: asOf };
}
