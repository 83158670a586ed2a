import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { holdUjian } from "./apply-tempat.server.ts";

/** From now on families see when and where, and every change is marked. Twice is once. @throws Refusal 403, 404, 409 when nobody sits */
export async function publishUjian(ctx: Ctx, ujianId: string): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  const ujian = await holdUjian(ctx, ujianId);
  if (ujian.terbitPada !== null) return;
  const { banyak } = await ctx.db
    .selectFrom("kursiUjian")
    .select(({ fn }) => fn.countAll<string>().as("banyak"))
    .where("ujianId", "=", ujianId)
    .executeTakeFirstOrThrow();
  if (Number(banyak) === 0) throw refuse.conflict("Belum ada peserta yang mendapat tempat, jadi belum ada jadwal untuk diterbitkan.");
  await ctx.db
    .updateTable("ujianPpdb")
    .set({ terbitPada: ctx.now, versi: (where) => where("versi", "+", 1), updatedAt: ctx.now })
    .where("id", "=", ujianId)
    .execute();
  await record(ctx, { action: "publish", subject: "ujianPpdb", subjectId: ujianId, after: { peserta: Number(banyak) } });
  ctx.touch("pendaftaran");
  ctx.touch("ujianPpdb");
}

interface Place {
  readonly ujianId: string;
  readonly sesiId: string;
  /** Empty: of the whole session. */
  readonly ruangId: string;
}

/** A session or a room is not to be had after all: everybody in it waits for a seat again. @returns how many; @throws Refusal 403, 404 */
export async function emptyPlace(ctx: Ctx, { ujianId, sesiId, ruangId }: Place): Promise<number> {
  demand(ctx, "pendaftaran:manage");
  const ujian = await holdUjian(ctx, ujianId);
  if (!ujian.sesi.some(({ id }) => id === sesiId) || (ruangId !== "" && !ujian.ruang.some(({ id }) => id === ruangId)))
    throw refuse.notFound();
  const seats = ctx.db.deleteFrom("kursiUjian").where("ujianId", "=", ujianId).where("sesiId", "=", sesiId);
  const { numDeletedRows } = await (ruangId === "" ? seats : seats.where("ruangId", "=", ruangId)).executeTakeFirstOrThrow();
  const banyak = Number(numDeletedRows);
  if (banyak === 0) return 0;
  const sesi = ujian.sesi.find(({ id }) => id === sesiId)?.nama ?? "";
  const ruang = ujian.ruang.find(({ id }) => id === ruangId)?.nama;
  await record(ctx, { action: "unseat", subject: "ujianPpdb", subjectId: ujianId, after: { banyak, sesi, ...(ruang && { ruang }) } });
  ctx.touch("pendaftaran");
  return banyak;
}
