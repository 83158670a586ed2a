import { record } from "#kit/audit/audit.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { create, find, update } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { seenText } from "#kit/typed-text.ts";
import { alumni } from "../alumni.ts";
import { sesudah, type UsulanAlumni } from "./usulan.ts";

interface Sasaran {
  readonly id: string;
  /** The version that was seen. */
  readonly versi: number;
}

/** At once. */
const most = 100;

interface Penerimaan extends Sasaran {
  /** Whose entry it is, in the version that was seen; null: it becomes a new one. */
  readonly alumni: { readonly id: string; readonly versi: number } | null;
}

/** What was said becomes the alumni entry. @throws Refusal 403, 404, 409, 422 */
export async function handOver(ctx: Ctx, { id, versi, alumni: siapa }: Penerimaan): Promise<void> {
  const usulan = await lockUsulan(ctx, { id, versi });
  const row = siapa ? await merge(ctx, usulan, siapa) : await create(ctx, alumni, sesudah(usulan, null), "json");
  await putus(ctx, usulan, { status: "diterima", alumniId: row.id, alasan: null });
  await record(ctx, { action: "accept", subject: "usulanAlumni", subjectId: id, after: { alumni: row.id } });
}

async function merge(ctx: Ctx, usulan: UsulanAlumni, siapa: { readonly id: string; readonly versi: number }) {
  const kini = await find(ctx, alumni, siapa.id);
  return update(ctx, alumni, { ...siapa, sent: { ...fieldValues(alumni, kini), ...sesudah(usulan, kini) }, source: "json" });
}

/** It changes nothing; the reason stays with it. @throws Refusal 403, 404, 409, 422 */
export async function rejectUsulan(ctx: Ctx, { id, versi, alasan }: Sasaran & { readonly alasan: string }): Promise<void> {
  const usulan = await lockUsulan(ctx, { id, versi });
  const sebab = seenText(alasan);
  if (sebab.length < 5 || sebab.length > 500) {
    throw refuse.invalid("Tulis alasannya dulu.", { alasan: "Tulis alasannya (5–500 karakter)." });
  }
  await putus(ctx, usulan, { status: "ditolak", alumniId: usulan.alumniId, alasan: sebab });
  await record(ctx, { action: "refuse", subject: "usulanAlumni", subjectId: id, after: { alasan: sebab } });
}

/** All of them or none, for one reason. @throws Refusal 403, 404, 409, 422 */
export async function rejectCount(ctx: Ctx, { sasaran, alasan }: { readonly sasaran: readonly Sasaran[]; readonly alasan: string }) {
  if (sasaran.length === 0 || sasaran.length > most) throw refuse.malformed("Pilih kabar yang hendak ditolak.");
  for (const satu of sasaran) await rejectUsulan(ctx, { ...satu, alasan });
}

async function lockUsulan(ctx: Ctx, { id, versi }: Sasaran): Promise<UsulanAlumni> {
  demand(ctx, "usulanAlumni:manage");
  if (!isUuid(id)) throw refuse.notFound();
  const usulan = await ctx.db.selectFrom("usulanAlumni").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!usulan) throw refuse.notFound();
  if (usulan.status !== "menunggu") throw refuse.conflict("Usulan ini sudah diputus. Muat ulang halaman.");
  if (usulan.versi !== versi) throw refuse.conflict("Kabar ini baru saja berubah. Muat ulang halaman, lalu periksa isinya.");
  return usulan;
}

interface Decision {
  readonly status: "diterima" | "ditolak";
  readonly alumniId: string | null;
  readonly alasan: string | null;
}

async function putus(ctx: Ctx, { id, versi }: UsulanAlumni, keputusan: Decision): Promise<void> {
  await ctx.db
    .updateTable("usulanAlumni")
    .set({ ...keputusan, diputusOleh: ctx.actor.name, diputusPada: ctx.now, versi: versi + 1, updatedAt: ctx.now })
    .where("id", "=", id)
    .execute();
}
