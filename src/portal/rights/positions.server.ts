import type { ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { peranLabels } from "#modules/akun/index.ts";
import { type Holder, holdersOn } from "#modules/kepegawaian/index.server.ts";

export type ShownPosition = Holder & {
  /** What the accounts of holder and deputy may do: the names of their roles. */
  readonly roles: string;
};

/** Who holds what today, and by which roles their accounts act: a position gives none by itself. */
export async function positionsToday(ctx: ReadCtx): Promise<readonly ShownPosition[]> {
  const holders = await holdersOn(ctx, today(ctx.now));
  const acting = holders.map(({ holder, deputy }) => (deputy ?? holder).akunId);
  const ids = acting.filter((id) => id !== null);
  const found = ids.length === 0 ? [] : await ctx.db.selectFrom("akun").select(["id", "peran"]).where("id", "in", ids).execute();
  const rolesOf = new Map(found.map(({ id, peran }) => [id, peranLabels(peran)]));
  return holders.map((one, place) => ({ ...one, roles: rolesOf.get(acting[place] ?? "") ?? "" }));
}
