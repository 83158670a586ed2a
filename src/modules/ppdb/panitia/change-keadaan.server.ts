import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { seenText } from "#kit/typed-text.ts";
import { type Held, holdPendaftaran, type Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { type Keadaan, keadaanNames } from "../keadaan/keadaan.ts";
import { movePendaftaran } from "../keadaan/move-pendaftaran.server.ts";
import { findPeralihan, type Peralihan } from "../keadaan/peralihan.ts";
import { demandUnfixed } from "../seleksi/demand-unfixed.server.ts";

interface Change {
  readonly ke: Keadaan;
  readonly alasan?: string;
}

/**
 * Moves a registration on. What takes two persons is proposed first, and done when another one sends the same.
 * @returns whether it waits for another person now
 * @throws Refusal 403, 404, 409 for what may not follow or was moved meanwhile, 422 without a reason
 */
export async function changeKeadaan(ctx: Ctx, seen: Seen, { ke, alasan = "" }: Change): Promise<{ menunggu: boolean }> {
  demand(ctx, "pendaftaran:update");
  const held = await holdPendaftaran(ctx, seen);
  const step = findPeralihan(held.keadaan, ke, "panitia");
  if (!step && held.keadaan === ke) throw refuse.conflict(`Keadaan pendaftaran ini sudah ${lower(ke)}, jadi tidak ada yang perlu diubah.`);
  if (!step) throw refuse.conflict(`Pendaftaran yang ${lower(held.keadaan)} tidak dapat langsung menjadi ${lower(ke)}.`);
  if (step.memutuskan) demand(ctx, "pendaftaran:manage");
  await demandUnfixed(ctx, held, ke);
  if (step.duaOrang) return byTwo(ctx, held, { ...step, ...(alasan && { typed: alasan }) });
  await movePendaftaran(ctx, held, { ke, pelaku: ctx.actor.name, alasan: step.alasan ? reasonOf(alasan) : seenText(alasan) || null });
  return { menunggu: false };
}

/** Takes a proposal back, whoever made it. @throws Refusal 403, 404, 409 */
export async function dropUsulan(ctx: Ctx, seen: Seen): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  const held = await holdPendaftaran(ctx, seen);
  const dropped = await ctx.db.deleteFrom("usulanKeadaan").where("pendaftaranId", "=", held.id).returning(["ke"]).executeTakeFirst();
  if (!dropped) throw refuse.conflict("Usulan ini sudah tidak ada.");
  await recordUsulan(ctx, held, { before: { usulan: dropped.ke } });
}

type ByTwo = Omit<Peralihan, "alasan"> & { readonly typed?: string };

async function byTwo(ctx: Ctx, held: Held, { ke, typed = "" }: ByTwo): Promise<{ menunggu: boolean }> {
  const usulan = await ctx.db.selectFrom("usulanKeadaan").selectAll().where("pendaftaranId", "=", held.id).executeTakeFirst();
  if (!usulan || usulan.ke !== ke) {
    await propose(ctx, held, { ke, alasan: reasonOf(typed) });
    return { menunggu: true };
  }
  if (usulan.oleh === ctx.actor.id) throw refuse.conflict("Anda yang mengusulkannya. Keputusan ini harus disetujui panitia lain.");
  await movePendaftaran(ctx, held, { ke, pelaku: `${usulan.pelaku} dan ${ctx.actor.name}`, alasan: usulan.alasan, pengusul: usulan.oleh });
  return { menunggu: false };
}

async function propose(ctx: Ctx, held: Held, { ke, alasan }: { readonly ke: Keadaan; readonly alasan: string }): Promise<void> {
  const { id: oleh, name: pelaku } = ctx.actor;
  if (oleh === null) throw refuse.forbidden("Keputusan ini diambil dua orang, bukan oleh sistem.");
  const row = { ke, alasan, oleh, pelaku, pada: ctx.now };
  await ctx.db
    .insertInto("usulanKeadaan")
    .values({ ...row, pendaftaranId: held.id })
    .onConflict((known) => known.column("pendaftaranId").doUpdateSet(row))
    .execute();
  await recordUsulan(ctx, held, { after: { usulan: ke, alasan } });
}

/** Who looks at the row now has to see it anew before deciding. */
async function recordUsulan(ctx: Ctx, held: Held, told: { readonly before?: object; readonly after?: object }): Promise<void> {
  await ctx.db
    .updateTable("pendaftaran")
    .set({ versi: held.versi + 1, updatedAt: ctx.now })
    .where("id", "=", held.id)
    .execute();
  await record(ctx, { action: "update", subject: "pendaftaran", subjectId: held.id, ...told });
}

const lower = (keadaan: Keadaan): string => keadaanNames[keadaan].toLowerCase();

/** @throws Refusal 422 */
export function reasonOf(typed: string): string {
  const alasan = seenText(typed);
  if (alasan.length < 5 || alasan.length > 500) {
    throw refuse.invalid("Tulis alasannya.", { alasan: "Tulis alasannya (5–500 huruf); keluarga membacanya." });
  }
  return alasan;
}
