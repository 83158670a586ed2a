import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { inBin } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Naskah, StatusBerita } from "./naskah.ts";
import { notifyPenulis } from "./notify-penulis.server.ts";
import { lockNaskah, naskahColumns, type Sasaran } from "./take-naskah.server.ts";

/** The writer asks for a review, and those who may let news out hear of it. @throws Refusal 403, 404, 409 */
export async function proposeBerita(ctx: Ctx, sasaran: Sasaran): Promise<Naskah> {
  const naskah = await pindah(ctx, sasaran, { dari: ["draft"], ke: "tinjau" });
  const title = `Berita “${naskah.name}” menunggu tinjauan Anda`;
  await notify(ctx, { to: { right: "berita:manage" }, kind: "berita-tinjau", title, link: `/administration/berita/${naskah.id}` });
  return naskah;
}

/** Back to the writer, before it was out. @throws Refusal 403, 404, 409 */
export const returnBerita = (ctx: Ctx, sasaran: Sasaran): Promise<Naskah> => pindah(ctx, sasaran, { dari: ["tinjau"], ke: "draft" });

/** Out, now or at a moment to come. @throws Refusal 403, 404, 409 */
export function publishBerita(ctx: Ctx, { pada, ...sasaran }: Sasaran & { readonly pada: Date | null }): Promise<Naskah> {
  demand(ctx, "berita:manage");
  return pindah(ctx, sasaran, { dari: ["draft", "tinjau", "terbit"], ke: "terbit", terbitPada: pada ?? ctx.now });
}

/** Taken from the site, back to the writer. @throws Refusal 403, 404, 409 */
export function withdrawBerita(ctx: Ctx, sasaran: Sasaran): Promise<Naskah> {
  demand(ctx, "berita:manage");
  return pindah(ctx, sasaran, { dari: ["terbit"], ke: "draft", terbitPada: null });
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
  await record(ctx, { action: "delete", subject: "berita", subjectId: id, before: { name } });
  ctx.touch("berita");
}

/** Out of the bin, as a draft. @throws Refusal 403, 404 */
export async function restoreBerita(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "berita:restore");
  const row = isUuid(id)
    ? await ctx.db
        .updateTable("berita")
        .set({ deletedAt: null, deletedBy: null, status: "draft", terbitPada: null, versi: sql`versi + 1`, updatedAt: ctx.now })
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
}

async function pindah(ctx: Ctx, sasaran: Sasaran, { dari, ke, terbitPada }: Step): Promise<Naskah> {
  const lama = await lockNaskah(ctx, sasaran);
  if (!dari.includes(lama.status)) throw refuse.conflict("Berita ini sudah tidak dalam tahap itu. Muat ulang halaman ini.");
  const baru = await ctx.db
    .updateTable("berita")
    .set({ status: ke, ...(terbitPada === undefined ? {} : { terbitPada }), versi: sql`versi + 1`, updatedAt: ctx.now })
    .where("id", "=", lama.id)
    .returning(naskahColumns)
    .executeTakeFirstOrThrow();
  const tahap = ({ status, terbitPada }: Naskah) => ({ status, terbitPada });
  await record(ctx, { action: "update", subject: "berita", subjectId: lama.id, before: tahap(lama), after: tahap(baru) });
  await notifyPenulis(ctx, lama, baru);
  ctx.touch("berita");
  return baru;
}
