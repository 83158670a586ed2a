import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { berhakLabels, peranLabels } from "#modules/akun/index.ts";
import { type Holder, holdersOn, peranJabatan, type Seat, seatsOf } from "#modules/kepegawaian/index.server.ts";
import { jabatanName, jabatanOrder } from "#modules/kepegawaian/index.ts";

export type ShownPosition = Holder & {
  /** What the accounts of holder and deputy may do by themselves: the names of their roles. */
  readonly roles: string;
  /** What the position brings besides. */
  readonly brings: string;
  /** Holder, and deputy where there is one. */
  readonly seats: readonly Seat[];
  /** Rights that nobody has proposed yet, and that this person may propose. */
  readonly proposable: boolean;
};

/** What each position brings, also those that nobody holds today. */
export const positionRights = () =>
  jabatanOrder.map((jabatan) => ({ name: jabatanName(jabatan, null), brings: berhakLabels(peranJabatan[jabatan]) }));

/** Who holds what today, by which roles their accounts act, and how far the rights of the position have come. */
export async function positionsToday(ctx: ReadCtx): Promise<readonly ShownPosition[]> {
  const holders = await holdersOn(ctx, today(ctx.now));
  const acting = holders.map(({ holder, deputy }) => (deputy ?? holder).akunId);
  const ids = acting.filter((id) => id !== null);
  const found = ids.length === 0 ? [] : await ctx.db.selectFrom("akun").select(["id", "peran"]).where("id", "in", ids).execute();
  const rolesOf = new Map(found.map(({ id, peran }) => [id, peranLabels(peran)]));
  const all = Map.groupBy(await seatsOf(ctx), ({ id }) => id);
  const proposes = may(ctx, "usulanPeran:create") !== "no";
  return holders.map((one, place) => {
    const seats = all.get(one.id) ?? [];
    return {
      ...one,
      roles: rolesOf.get(acting[place] ?? "") ?? "",
      brings: berhakLabels(peranJabatan[one.jabatan]),
      seats,
      proposable: proposes && seats.some(({ state }) => state === "belum"),
    };
  });
}
