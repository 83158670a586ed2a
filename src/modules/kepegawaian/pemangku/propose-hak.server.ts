import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import type { Change } from "#kit/audit/record-change.server.ts";
import { hooks } from "#kit/behaviour/hooks.server.ts";
import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { endTemporaryPower, propose, voidUsulanAbout } from "#modules/akun/index.server.ts";
import { aboutOwn } from "../people/about-own.server.ts";
import { peranJabatan } from "./hak.ts";
import { pemangkuJabatan } from "./pemangku-jabatan.ts";
import { seatsOf } from "./seats.server.ts";

/**
 * The rights of a position, for its holder and its deputy: each is proposed, and begins once somebody else has agreed. Whoever is
 * neither may propose them. @returns what to tell; @throws Refusal 403, 404, 409, "unconfirmed"
 */
export async function proposeHak(ctx: Ctx, id: string): Promise<string> {
  demand(ctx, "usulanPeran:create");
  if (!isUuid(id)) throw refuse.notFound();
  const seats = (await seatsOf(ctx, id)).filter(({ state }) => state === "belum");
  if (seats.length === 0) throw refuse.conflict("Tidak ada hak yang perlu diusulkan untuk jabatan ini. Muat ulang halaman.");
  let said = "";
  for (const { akunId, jabatan, name, wakil, mulai, sampai } of seats) {
    if (akunId === null) continue;
    const isi = { tambah: peranJabatan[jabatan], sebagai: name, wakil, mulai, ...(sampai ? { sampai } : {}) };
    const alasan = wakil ? `Wakil saat cuti: ${name}.` : `Memangku jabatan ${name}.`;
    said = await propose(ctx, { jenis: "jabatan", akunId, pemangkuId: id, isi, alasan });
  }
  return said;
}

/** Nobody becomes a deputy by their own hand; a position that rights were proposed for is changed by whoever may propose them alone. @throws Refusal 403, 422 */
async function demandOthersHand(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  for (const { before, after } of changes) {
    if (before && may(ctx, "usulanPeran:create") === "no" && (await proposedFor(ctx, before.id)).length > 0)
      throw refuse.forbidden("Jabatan ini memberi hak di portal. Perubahannya ditulis administrator.");
    const wakilId = after?.wakilId;
    // Whoever holds the position is somebody else's row already.
    if (typeof wakilId !== "string" || wakilId === before?.wakilId || !(await aboutOwn(ctx, wakilId))) continue;
    const sentence = "Diri Anda sendiri dicatat sebagai wakil oleh petugas lain.";
    throw refuse.invalid(sentence, { wakilId: sentence });
  }
}

/** What a changed position gave ends with it. */
async function followPemangku(ctx: Ctx, changes: readonly Change[]): Promise<void> {
  for (const { before, after } of changes) {
    const told = before ? await proposedFor(ctx, before.id) : [];
    if (!before || told.length === 0) continue;
    demandRecentConfirmation(ctx);
    await voidUsulanAbout(ctx, "pemangkuId", before.id);
    const still = after ? await standing(ctx, after.id) : [];
    const ended = told.filter(
      ({ akunId, status, isi }) => status === "berlaku" && isi.tambah?.includes("kepala") && !still.includes(akunId),
    );
    for (const akunId of new Set(ended.map((one) => one.akunId))) await endTemporaryPower(ctx, akunId);
  }
}

const proposedFor = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom("usulanPeran")
    .select(["akunId", "status", "isi"])
    .where("pemangkuId", "=", id)
    .where("status", "in", ["menunggu", "berlaku"])
    .execute();

/** Accounts whose seat in this row stands today. */
async function standing(ctx: Ctx, id: string): Promise<readonly (string | null)[]> {
  const row = await ctx.db
    .selectFrom("pemangkuJabatan")
    .select(["akunSah", "wakilSah", "sampai"])
    .where("id", "=", id)
    .where(notDeleted())
    .executeTakeFirst();
  return row && (row.sampai === null || row.sampai >= today(ctx.now)) ? [row.akunSah, row.wakilSah] : [];
}

export const pemangkuJabatanHooks = hooks(pemangkuJabatan, { demands: demandOthersHand, follow: followPemangku });
