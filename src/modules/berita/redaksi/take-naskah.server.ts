import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { tagarnya } from "../tagar/tagar-berita.server.ts";
import type { Naskah } from "./naskah.ts";

/** What the newsroom sees, also of a row that was just written. */
export const naskahColumns = [
  "id",
  "versi",
  "slug",
  "name",
  "desc",
  "content",
  "gambarId",
  "kategoriId",
  "tanggal",
  "author",
  "keteranganGambar",
  "seri",
  "status",
  "terbitPada",
  "turunPada",
  "catatanTinjauan",
  tagarnya,
] as const;

export interface Sasaran {
  readonly id: string;
  /** The version the person saw. */
  readonly versi: number;
}

/** @throws Refusal 404 */
export async function takeNaskah(ctx: ReadCtx, id: string): Promise<Naskah> {
  demand(ctx, "berita:read");
  const row = isUuid(id)
    ? await ctx.db.selectFrom("berita").select(naskahColumns).where("id", "=", id).where(notDeleted()).executeTakeFirst()
    : undefined;
  if (!row) throw refuse.notFound();
  return row;
}

/** The item, locked for a change. What is published, only those change who may publish. @throws Refusal 403, 404, 409 */
export async function lockNaskah(ctx: Ctx, { id, versi }: Sasaran): Promise<Naskah> {
  demand(ctx, "berita:update");
  if (!isUuid(id)) throw refuse.notFound();
  const row = await ctx.db
    .selectFrom("berita")
    .select(naskahColumns)
    .where("id", "=", id)
    .where(notDeleted())
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse.notFound();
  if (row.status === "terbit" && may(ctx, "berita:manage") === "no") throw refuse.forbidden(isPublished);
  if (row.versi !== versi) throw refuse.stale(row);
  return row;
}

const isPublished = "Berita ini sudah terbit. Hanya kepala madrasah atau administrator yang dapat mengubahnya.";
