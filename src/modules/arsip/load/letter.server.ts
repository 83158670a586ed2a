import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { find } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import type { Arah } from "../letter.ts";
import { columnOf } from "../workflow/hold.server.ts";
import { assessOne } from "./assess.server.ts";

/** Of one letter: until when it is kept, by which rule, and what holds it back. @throws Refusal 404 */
export async function loadLetter(ctx: ReadCtx, arah: Arah, id: string) {
  demand(ctx, "arsipSurat:read");
  await find(ctx, arah === "masuk" ? suratMasuk : suratKeluar, id);
  const letter = isUuid(id) ? await assessOne(ctx, arah, id) : null;
  if (!letter) throw refuse.notFound();
  const ditahan = await ctx.db
    .selectFrom("arsipDitahan")
    .select(["alasan", "ditahanNama", "ditahanPada"])
    .where(columnOf[arah], "=", id)
    .where("dilepasPada", "is", null)
    .executeTakeFirst();
  return {
    letter,
    ditahan: ditahan ?? null,
    hari: today(ctx.now),
    boleh: { tahan: may(ctx, "arsipSurat:update") !== "no" && letter.dimusnahkanPada === null },
  };
}
