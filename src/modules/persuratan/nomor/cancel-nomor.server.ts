import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { seenText } from "#kit/typed-text.ts";

const longest = 500;

/**
 * Voids a number for good, with its letter. It keeps its place in the book and is not given again.
 * @throws Refusal 401 unconfirmed; 422 without a reason; 409 when it is void already
 */
export async function cancelNomor(ctx: Ctx, { id, alasan }: { readonly id: string; readonly alasan: string }): Promise<void> {
  demand(ctx, "nomorSurat:delete");
  const sebab = seenText(alasan).slice(0, longest);
  if (sebab.length < 5) throw refuse.invalid("Tulis alasan pembatalan.", { alasan: "Tulis alasannya, paling sedikit 5 huruf." });
  demandRecentConfirmation(ctx);
  const found = ctx.db.selectFrom("nomorSurat").select(["nomor", "suratId", "batalPada"]).where("id", "=", id);
  const row = isUuid(id) ? await found.forUpdate().executeTakeFirst() : undefined;
  if (!row) throw refuse.notFound("Nomor ini tidak ditemukan.");
  if (row.batalPada) throw refuse.conflict("Nomor ini sudah dibatalkan.");
  await ctx.db
    .updateTable("nomorSurat")
    .set({ batalPada: ctx.now, batalOleh: ctx.actor.id, batalNama: ctx.actor.name, alasanBatal: sebab })
    .where("id", "=", id)
    .execute();
  const { status } = await ctx.db
    .selectFrom("suratKeluar")
    .select("status")
    .where("id", "=", row.suratId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await ctx.db
    .updateTable("suratKeluar")
    .set({ status: "batal", versi: sql`versi + 1`, updatedAt: ctx.now })
    .where("id", "=", row.suratId)
    .execute();
  await record(ctx, {
    action: "update",
    subject: "suratKeluar",
    subjectId: row.suratId,
    before: { nomorSurat: row.nomor, status },
    after: { nomorSurat: row.nomor, status: "batal", alasanBatal: sebab },
  });
  ctx.touch("suratKeluar");
}
