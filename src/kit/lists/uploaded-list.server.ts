import type { ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import { demandImport, weekAgo } from "../transfer/batch.server.ts";
import type { KeptPlan } from "../transfer/plan.server.ts";
import type { Choices } from "./choices.ts";
import type { Interpretation } from "./interpret.ts";
import type { ListMoment } from "./list-moment.server.ts";

/** A list that was uploaded and is not yet taken in, as its own person sees it. */
export interface UploadedList {
  readonly id: string;
  readonly fileName: string;
  readonly choices: Choices;
  readonly seen: Interpretation;
  /** Null while something about the list is still asked. */
  readonly plan: KeptPlan | null;
  /** Name of the kept map by which its columns are known. */
  readonly columnMap: string | null;
  /** Rows of it that are in already. */
  readonly taken: number;
  readonly asOf: ListMoment["asOf"];
  readonly asOfBy: ListMoment["asOfBy"];
}

/** The actor's own list. @throws Refusal 404 for those of others */
export async function uploadedList(ctx: ReadCtx, register: Register, id: string): Promise<UploadedList> {
  const list = await findList(ctx, register, id);
  if (!list) throw unknownList();
  return list;
}

/** The actor's own list, while it is there. */
export async function findList(ctx: ReadCtx, register: Register, id: string): Promise<UploadedList | undefined> {
  demandImport(ctx, register);
  if (!isUuid(id)) return undefined;
  const list = await ctx.db
    .selectFrom("importList")
    .select(["id", "fileName", "choices", "seen", "plan", "columnMap", "asOf", "asOfBy"])
    .select(sql<number>`cardinality(done)`.as("taken"))
    .where("id", "=", id)
    .where("register", "=", register.name)
    .where("actorId", "=", signedIn(ctx))
    .where("createdAt", ">", weekAgo(ctx.now))
    .executeTakeFirst();
  return list as UploadedList | undefined;
}

export interface WaitingList {
  readonly id: string;
  readonly fileName: string;
  readonly createdAt: Date;
}

/** The actor's list that is not, or not wholly, taken in. */
export async function waitingList(ctx: ReadCtx, register: Register): Promise<WaitingList | undefined> {
  demandImport(ctx, register);
  const lists = ctx.db.selectFrom("importList").select(["id", "fileName", "createdAt"]).where("register", "=", register.name);
  const mine = lists.where("actorId", "=", signedIn(ctx)).where("createdAt", ">", weekAgo(ctx.now));
  return mine.orderBy("createdAt", "desc").limit(1).executeTakeFirst();
}

/** Whose list it is. @throws Refusal for whoever is nobody */
export function signedIn({ actor }: ReadCtx): string {
  if (actor.id === null) throw refuse.forbidden();
  return actor.id;
}

const unknownList = () => refuse.notFound("Daftar ini tidak ditemukan lagi. Unggah berkasnya sekali lagi.");
