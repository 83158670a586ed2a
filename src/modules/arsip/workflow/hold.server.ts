import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Arah } from "../letter.ts";
import { type Assessed, assessOne } from "../load/assess.server.ts";
import { demandReason } from "./reason.server.ts";

/** Column that points to a letter, in the tables of the archive. */
export const columnOf = { masuk: "suratMasukId", keluar: "suratKeluarId" } as const;

/** The register of a letter, as the trail names it; its table is called so as well. */
export const subjectOf = { masuk: "suratMasuk", keluar: "suratKeluar" } as const;

export interface LetterPlace {
  readonly arah: Arah;
  readonly id: string;
}

/** Keeps a letter from being destroyed until it is let go again. @throws Refusal 403, 404, 409, 422 */
export async function holdLetter(ctx: Ctx, place: LetterPlace, typed: string): Promise<void> {
  demand(ctx, "arsipSurat:update");
  const letter = await demandLetter(ctx, place);
  const alasan = demandReason(typed);
  if (letter.dimusnahkanPada) throw refuse.conflict("Surat ini sudah dimusnahkan.");
  const held = await heldOf(ctx, place);
  if (held) throw refuse.conflict("Surat ini sudah ditahan.");
  await ctx.db
    .insertInto("arsipDitahan")
    .values({
      ...{ [columnOf[place.arah]]: place.id, alasan, ditahanOleh: ctx.actor.id ?? "", ditahanNama: ctx.actor.name, ditahanPada: ctx.now },
    })
    .execute();
  await record(ctx, { action: "hold", subject: subjectOf[place.arah], subjectId: place.id, after: { alasanDitahan: alasan } });
}

/** Lets a letter go its way again. @throws Refusal 403, 404, 409, 422 */
export async function releaseLetter(ctx: Ctx, place: LetterPlace, typed: string): Promise<void> {
  demand(ctx, "arsipSurat:update");
  await demandLetter(ctx, place);
  const alasan = demandReason(typed);
  const held = await heldOf(ctx, place);
  if (!held) throw refuse.conflict("Surat ini tidak ditahan.");
  await ctx.db
    .updateTable("arsipDitahan")
    .set({ dilepasOleh: ctx.actor.id, dilepasPada: ctx.now, alasanLepas: alasan })
    .where("id", "=", held.id)
    .execute();
  await record(ctx, {
    ...{ action: "release", subject: subjectOf[place.arah], subjectId: place.id },
    ...{ before: { alasanDitahan: held.alasan }, after: { alasanDilepas: alasan } },
  });
}

/** The letter's line is held until the end: who holds it back and who destroys it do so one after the other. @throws Refusal 404 */
async function demandLetter(ctx: Ctx, { arah, id }: LetterPlace): Promise<Assessed> {
  if (!isUuid(id)) throw refuse.notFound();
  await lockLetters(ctx, [{ arah, id }]);
  const letter = await assessOne(ctx, arah, id);
  if (!letter) throw refuse.notFound();
  return letter;
}

const heldOf = (ctx: Ctx, { arah, id }: LetterPlace) =>
  ctx.db
    .selectFrom("arsipDitahan")
    .select(["id", "alasan"])
    .where(columnOf[arah], "=", id)
    .where("dilepasPada", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Holds the lines of letters until the end, in one order for all. */
export async function lockLetters(ctx: Ctx, places: readonly LetterPlace[]): Promise<void> {
  for (const arah of ["masuk", "keluar"] as const) {
    const ids = places.filter((one) => one.arah === arah).map(({ id }) => id);
    const table = sql.table(arah === "masuk" ? "surat_masuk" : "surat_keluar");
    if (ids.length > 0) await sql`select id from ${table} where id = any(${ids}::uuid[]) order by id for update`.execute(ctx.db);
  }
}
