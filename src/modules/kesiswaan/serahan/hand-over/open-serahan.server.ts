import type { Ctx } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";

export interface Opening {
  readonly kelasId: string;
  readonly tenggat: string;
  readonly pesan: string | null;
}

export interface OpenedSerahan {
  readonly id: string;
  /** The earlier day, where something was open for the class already. */
  readonly tenggat: string;
}

/** What is open for the class already takes up more: of two days the earlier holds, and no message is lost. */
export async function openSerahan(ctx: Ctx, { kelasId, tenggat, pesan }: Opening): Promise<OpenedSerahan> {
  return ctx.db
    .insertInto("serahanPeriksa")
    .values({ kelasId, tenggat, pesan, oleh: ctx.actor.name, createdAt: ctx.now })
    .onConflict((open) =>
      open
        .column("kelasId")
        .where("ditutupPada", "is", null)
        .doUpdateSet(({ ref, fn, eb }) => ({
          tenggat: fn<string>("least", [ref("serahanPeriksa.tenggat"), ref("excluded.tenggat")]),
          pesan: eb
            .case()
            .when("excluded.pesan", "is", null)
            .then(ref("serahanPeriksa.pesan"))
            .when("serahanPeriksa.pesan", "=", ref("excluded.pesan"))
            .then(ref("excluded.pesan"))
            .else(
              fn<string>("left", [
                fn<string>("concat_ws", [eb.val("\n"), ref("serahanPeriksa.pesan"), ref("excluded.pesan")]),
                eb.val(longestPesan),
              ]),
            )
            .end(),
          versi: ref("excluded.versi"),
        })),
    )
    .returning(["id", "tenggat"])
    .executeTakeFirstOrThrow();
}

const longestPesan = 1000;

/** For whoever gave a later day than the one that holds. "" where the day is the one that was asked for. */
export const earlierDay = (opened: readonly OpenedSerahan[], asked: string): string => {
  const days = [...new Set(opened.map(({ tenggat }) => tenggat))].filter((day) => day !== asked);
  return days.length === 0
    ? ""
    : `Serahan yang masih terbuka tetap dengan tenggat yang lebih awal: ${days.map((day) => formatDay(day)).join(", ")}.`;
};
