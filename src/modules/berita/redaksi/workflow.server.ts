import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { inBin } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Naskah, StatusBerita } from "./naskah.ts";
import { notifyPenulis } from "./notify-penulis.server.ts";
import { dropPratinjau } from "./pratinjau.server.ts";
import { lockNaskah, naskahColumns, type Sasaran } from "./take-naskah.server.ts";

/** The writer asks for a review, and those who may let news out hear of it. @throws Refusal 403, 404, 409 */
export async function proposeBerita(ctx: Ctx, sasaran: Sasaran): Promise<Naskah> {
  const naskah = await pindah(ctx, sasaran, { dari: ["draft"], ke: "tinjau", catatanTinjauan: null });
  const title = `Berita “${naskah.name}” menunggu tinjauan Anda`;
  await notify(ctx, { to: { right: "berita:manage" }, kind: "berita-tinjau", title, link: `/administration/berita/${naskah.id}` });
  return naskah;
}

const longestReason = 600;

/** Back to the writer, before it was out, with what is to be mended; writers take their own back without a word. @throws Refusal 403, 404, 409, 422 */
export function returnBerita(ctx: Ctx, { alasan, ...sasaran }: Sasaran & { readonly alasan: string }): Promise<Naskah> {
  const said = alasan.trim();
  const wrong = said.length > longestReason ? `Alasan paling panjang ${longestReason} huruf.` : "Tulis apa yang perlu diperbaiki.";
  if (said.length > longestReason || (said === "" && may(ctx, "berita:manage") !== "no")) throw refuse.invalid(wrong, { alasan: wrong });
  return pindah(ctx, sasaran, { dari: ["tinjau"], ke: "draft", catatanTinjauan: said || null });
}

interface Out extends Sasaran {
  /** Null: now. */
  readonly pada: Date | null;
  /** When it goes by itself; null: it stays. */
  readonly turun?: Date | null;
}

/** Out, now or at a moment to come, and for as long as told. @throws Refusal 403, 404, 409, 422 */
export function publishBerita(ctx: Ctx, { pada, turun = null, ...sasaran }: Out): Promise<Naskah> {
  demand(ctx, "berita:manage");
  const terbitPada = pada ?? ctx.now;
  if (turun && turun <= terbitPada) throw refuse.invalid("Periksa lagi isian yang ditandai.", { turun: "Turun harus sesudah terbit." });
  return pindah(ctx, sasaran, { dari: ["draft", "tinjau", "terbit"], ke: "terbit", terbitPada, turunPada: turun, catatanTinjauan: null });
}

/** Taken from the site, back to the writer; whoever was shown it before it was out reads it no longer. @throws Refusal 403, 404, 409 */
export async function withdrawBerita(ctx: Ctx, sasaran: Sasaran): Promise<Naskah> {
  demand(ctx, "berita:manage");
  const naskah = await pindah(ctx, sasaran, { dari: ["terbit"], ke: "draft", terbitPada: null, turunPada: null });
  await dropPratinjau(ctx, naskah.id);
  return naskah;
}

/** To the bin. @throws Refusal 403, 404, 409 */
export async function deleteBerita(ctx: Ctx, sasaran: Sasaran): Promise<void> {
  demand(ctx, "berita:delete");
  const { id, name } = await lockNaskah(ctx, sasaran);
  await ctx.db
    .updateTable("berita")
    .set({ deletedAt: ctx.now, deletedBy: ctx.actor.id, versi: sql`versi + 1` })
    .where("id", "=", id)
    .execute();
  await dropPratinjau(ctx, id);
  await record(ctx, { action: "delete", subject: "berita", subjectId: id, before: { name } });
  ctx.touch("berita");
}

/** Out of the bin, as a draft. @throws Refusal 403, 404 */
export async function restoreBerita(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "berita:restore");
  const row = isUuid(id)
    ? await ctx.db
        .updateTable("berita")
        .set({
          deletedAt: null,
          deletedBy: null,
          status: "draft",
          terbitPada: null,
          turunPada: null,
          versi: sql`versi + 1`,
          updatedAt: ctx.now,
        })
        .where("id", "=", id)
        .where(inBin())
        .returning("name")
        .executeTakeFirst()
    : undefined;
  if (!row) throw refuse.notFound();
  await record(ctx, { action: "restore", subject: "berita", subjectId: id, after: row });
  ctx.touch("berita");
}

interface Step {
  readonly dari: readonly StatusBerita[];
  readonly ke: StatusBerita;
  readonly terbitPada?: Date | null;
  readonly turunPada?: Date | null;
  readonly catatanTinjauan?: string | null;
}

async function pindah(ctx: Ctx, sasaran: Sasaran, { dari, ke, ...besides }: Step): Promise<Naskah> {
  const lama = await lockNaskah(ctx, sasaran);
  if (!dari.includes(lama.status)) throw refuse.conflict("Berita ini sudah tidak dalam tahap itu. Muat ulang halaman ini.");
  const baru = await ctx.db
    .updateTable("berita")
    .set({ status: ke, ...besides, versi: sql`versi + 1`, updatedAt: ctx.now })
    .where("id", "=", lama.id)
    .returning(naskahColumns)
    .executeTakeFirstOrThrow();
  const tahap = ({ status, terbitPada, turunPada, catatanTinjauan }: Naskah) => ({ status, terbitPada, turunPada, catatanTinjauan });
  await record(ctx, { action: "update", subject: "berita", subjectId: lama.id, before: tahap(lama), after: tahap(baru) });
  await notifyPenulis(ctx, lama, baru);
  ctx.touch("berita");
  return baru;
}
