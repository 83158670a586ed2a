import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import type { TestDatabase } from "./database.ts";

export interface Told<T> {
  readonly result: T;
  /** What the trail was told, in the order of telling. */
  readonly lines: readonly {
    action: string;
    subject: string;
    subjectId: string;
    before: unknown;
    after: unknown;
    actorId: string | null;
  }[];
  /** Tags of cached pages, each once. */
  readonly touched: readonly string[];
}

/** Does something as somebody, and gives what the trail and the cached pages were told of it. */
export async function told<T>(house: TestDatabase, who: Actor, work: (ctx: Ctx) => Promise<T>): Promise<Told<T>> {
  return house.scope(who).transaction(async (ctx) => {
    const touched = new Set<string>();
    const { lastId } = await ctx.db.selectFrom("auditHead").select("lastId").executeTakeFirstOrThrow();
    const touch = (tag: string) => {
      touched.add(tag);
      ctx.touch(tag);
    };
    const result = await work({ ...ctx, touch });
    const lines = await ctx.db
      .selectFrom("audit")
      .select(["action", "subject", "subjectId", "before", "after", "actorId"])
      .where("id", ">", lastId ?? "0")
      .orderBy("id")
      .execute();
    return { result, lines, touched: [...touched] };
  });
}

/** Somebody who signed in and has not proved since who they are. */
export const unconfirmed = (who: Actor): Actor => ({
  ...who,
  session: { id: "00000000-0000-4000-8000-00000000005e", kind: "cookie", secondFactor: true, confirmedAt: new Date(0) },
});
