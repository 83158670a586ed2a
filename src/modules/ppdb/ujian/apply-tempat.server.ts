import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Urutan } from "./assign.ts";
import { planTempat } from "./plan.server.ts";
import { readUjian, type Ujian } from "./read-ujian.server.ts";
import { seatRefusals } from "./seat-refusals.server.ts";

interface Asked {
  readonly ujianId: string;
  readonly urutan: Urutan;
  /** Of the plan that was looked at. */
  readonly sidik: string;
}

/**
 * Gives everybody who waits a seat and takes back those of children that take no part any more; nobody who sits is moved. Pressed twice,
 * also at once, it counts once. @throws Refusal 403, 404, 409 when it is not what was looked at
 */
export async function applyTempat(
  ctx: Ctx,
  { ujianId, urutan, sidik }: Asked,
): Promise<{ readonly tempat: number; readonly lepas: number }> {
  demand(ctx, "pendaftaran:manage");
  const ujian = await holdUjian(ctx, ujianId);
  const { tempat, lepas, ...plan } = await planTempat(ctx, ujian, urutan);
  if (tempat.length === 0 && lepas.length === 0) return { tempat: 0, lepas: 0 };
  if (plan.sidik !== sidik) throw refuse.conflict("Daftar peserta baru saja berubah. Periksa pratinjau yang baru, lalu terapkan lagi.");
  const freed = lepas.map(({ kursiId }) => kursiId);
  if (freed.length > 0) await ctx.db.deleteFrom("kursiUjian").where("id", "in", freed).execute();
  for (let start = 0; start < tempat.length; start += atOnce) {
    const values = tempat.slice(start, start + atOnce).map(({ id, ...seat }) => ({ ...seat, ujianId, pendaftaranId: id, pada: ctx.now }));
    await seatRefusals(ctx.db.insertInto("kursiUjian").values(values).execute());
  }
  const after = { tempat: tempat.length, lepas: lepas.length, sisa: plan.sisa.length, urutan };
  await record(ctx, { action: "seat", subject: "ujianPpdb", subjectId: ujianId, after });
  ctx.touch("pendaftaran");
  return { tempat: tempat.length, lepas: lepas.length };
}

const atOnce = 300;

/** Whoever gives seats in the same wave comes after: no child gets two places at one hour. @throws Refusal 404 */
export async function holdUjian(ctx: Ctx, ujianId: string): Promise<Ujian> {
  const { gelombangId } = await readUjian(ctx, ujianId);
  await ctx.db.selectFrom("gelombangPpdb").select("id").where("id", "=", gelombangId).where(notDeleted()).forNoKeyUpdate().execute();
  return readUjian(ctx, ujianId);
}
