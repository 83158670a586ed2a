import { createHash } from "node:crypto";
import { record } from "#kit/audit/audit.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { readAturan } from "./bundle.ts";
import { type Composed, composeBundle } from "./compose.server.ts";
import { pathsOpenIn } from "./paths-open.server.ts";
import { type Daftar, pathsOf, select } from "./select.ts";

/**
 * Proposes a wave's list as it stands, by its digest as it was seen. Another person has to fix it.
 * @throws Refusal 403, 404; 409 when it is not ready, is another list by now, or was proposed already
 */
export async function proposeKeputusan(ctx: Ctx, gelombangId: string, seen: string): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  await holdGelombang(ctx, gelombangId);
  if (await findKeputusan(ctx, gelombangId)) throw refuse.conflict("Keputusan gelombang ini sudah diusulkan.");
  const { id: pengusul, name: namaPengusul } = ctx.actor;
  if (pengusul === null) throw refuse.forbidden("Keputusan ini diambil dua orang, bukan oleh sistem.");
  const composed = await composeBundle(ctx, gelombangId);
  const lembarId = await demandReady(ctx, composed);
  // Pseudonyms are given anew each time: what was seen is told by who stands where.
  if (orderOf(composed) !== seen) throw refuse.conflict("Daftarnya berubah sejak Anda membukanya. Muat ulang, periksa, lalu usulkan lagi.");
  const sidik = digestHere(select(composed.bundle));
  const { id } = await ctx.db
    .insertInto("keputusanPpdb")
    .values({ gelombangId, lembarId, paket: canonical(composed.bundle), sidik, pengusul, namaPengusul, diusulkanPada: ctx.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const rows = [...composed.people].map(([samaran, pendaftaranId]) => ({ keputusanId: id, samaran, pendaftaranId }));
  for (let start = 0; start < rows.length; start += 1000)
    await ctx.db
      .insertInto("keputusanPelamar")
      .values(rows.slice(start, start + 1000))
      .execute();
  await record(ctx, { action: "submit", subject: "gelombangPpdb", subjectId: gelombangId, after: { usulan: sidik, pelamar: rows.length } });
}

/** Fixes what another person proposed: from now on nothing of it changes. @throws Refusal 403, 404, 409 */
export async function fixKeputusan(ctx: Ctx, gelombangId: string): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  await holdGelombang(ctx, gelombangId);
  const keputusan = await findKeputusan(ctx, gelombangId);
  if (!keputusan || keputusan.ditetapkanPada) throw refuse.conflict("Tidak ada usulan yang menunggu.");
  if (keputusan.pengusul === ctx.actor.id) throw refuse.conflict("Anda yang mengusulkannya. Keputusan ini harus ditetapkan panitia lain.");
  const people = await ctx.db
    .selectFrom("keputusanPelamar")
    .select(["samaran", "pendaftaranId"])
    .where("keputusanId", "=", keputusan.id)
    .execute();
  await holdPelamar(ctx, gelombangId);
  const known = new Map(people.map(({ samaran, pendaftaranId }) => [pendaftaranId, samaran]));
  const composed = await composeBundle(ctx, gelombangId, known);
  await demandReady(ctx, composed);
  if (canonical(composed.bundle) !== keputusan.paket)
    throw refuse.conflict("Nilai, aturan, atau pendaftaran berubah sejak diusulkan. Tarik usulan ini, lalu usulkan lagi.");
  await ctx.db
    .updateTable("keputusanPpdb")
    .set({ penyetuju: ctx.actor.id, namaPenyetuju: ctx.actor.name, ditetapkanPada: ctx.now })
    .where("id", "=", keputusan.id)
    .execute();
  await record(ctx, {
    ...{ action: "approve", subject: "gelombangPpdb", subjectId: gelombangId },
    after: { sidik: keputusan.sidik, pengusul: keputusan.pengusul },
  });
}

/** Takes a proposal back, whoever made it. @throws Refusal 403, 404, 409 */
export async function dropKeputusan(ctx: Ctx, gelombangId: string): Promise<void> {
  demand(ctx, "pendaftaran:manage");
  await holdGelombang(ctx, gelombangId);
  const dropped = await ctx.db
    .deleteFrom("keputusanPpdb")
    .where("gelombangId", "=", gelombangId)
    .where("ditetapkanPada", "is", null)
    .returning("sidik")
    .executeTakeFirst();
  if (!dropped) throw refuse.conflict("Usulan ini sudah tidak ada.");
  await record(ctx, { action: "return", subject: "gelombangPpdb", subjectId: gelombangId, before: { usulan: dropped.sidik } });
}

/** Whoever is writing a mark or correcting a field just now is waited for, and found; whoever comes after finds the list fixed. */
const holdPelamar = (ctx: Ctx, gelombangId: string) =>
  ctx.db
    .selectFrom("pendaftaran")
    .select("id")
    .where("gelombangId", "=", gelombangId)
    .where("keadaan", "=", "lulus administrasi")
    .orderBy("id")
    .forShare()
    .execute();

export const findKeputusan = (ctx: ReadCtx, gelombangId: string) =>
  ctx.db.selectFrom("keputusanPpdb").selectAll().where("gelombangId", "=", gelombangId).executeTakeFirst();

/** Two who press at once come one after the other. @throws Refusal 404 */
export async function holdGelombang(ctx: Ctx, id: string): Promise<void> {
  if (!isUuid(id)) throw refuse.notFound();
  const held = await ctx.db.selectFrom("gelombangPpdb").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  if (!held) throw refuse.notFound();
}

/** The digest of the list by registrations instead of pseudonyms: two bundles of the same people have the same. */
export function orderOf({ bundle, people }: Pick<Composed, "bundle" | "people">): string {
  const pelamar = bundle.pelamar
    .map((one) => ({ ...one, id: people.get(one.id) ?? one.id }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return digestHere(select({ ...bundle, pelamar }));
}

/** As `digestOf`, by the server's own hash: forty times as fast as the one that browsers need. */
const digestHere = (daftar: Daftar): string => createHash("sha256").update(canonical(daftar)).digest("hex");

/** @returns the published sheet. @throws Refusal 409 with what is lacking */
async function demandReady(ctx: Ctx, { bundle, gelombang, lembarId }: Composed): Promise<string> {
  if (lembarId === null) throw refuse.conflict("Terbitkan dulu lembar aturannya; keputusan dibuat menurut aturan yang terbit.");
  if (await pathsOpenIn(ctx, gelombang)) throw refuse.conflict("Pendaftaran gelombang ini masih terbuka.");
  const aturan = readAturan(bundle.aturan);
  // Before who is in it: of a wave that the sheet does not name nobody is.
  if (!aturan || pathsOf(aturan, bundle.gelombang).length === 0) throw refuse.conflict("Gelombang ini tidak ada dalam lembar aturan.");
  if (bundle.pelamar.length === 0) throw refuse.conflict("Belum ada pendaftaran yang lulus administrasi.");
  const shared = aturan.jalur.filter(({ kuota }) => kuota === null);
  if (shared.length > 1) throw refuse.conflict("Lebih dari satu jalur belum mempunyai kuota. Isi kuotanya, lalu terbitkan aturannya.");
  const lacking = select(bundle)
    .jalur.flatMap(({ urutan }) => urutan)
    .filter(({ hasil }) => hasil === "belum lengkap").length;
  if (lacking > 0) throw refuse.conflict(`Nilai ${lacking} calon siswa belum lengkap.`);
  return lembarId;
}
