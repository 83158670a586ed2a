import { type Ctx, demand, type ReadCtx } from "../ctx.server.ts";
import { inBin, notDeleted } from "../database/bin.server.ts";
import { sql } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import { isUuid } from "../register/uuid.ts";
import type { StoredPicture } from "./picture.ts";
import { shownColumns } from "./pictures.server.ts";

/** A picture as the library itself shows it. */
export interface LibraryPicture extends StoredPicture {
  readonly versi: number;
  readonly asal: string;
  readonly createdAt: Date;
}

export interface Wanted {
  /** Part of the alternative text or of the file's name. */
  readonly search?: string;
  readonly page?: number;
  readonly bin?: boolean;
}

export const pageSize = 24;

export interface LibraryPage {
  readonly pictures: readonly LibraryPicture[];
  readonly total: number;
  readonly page: number;
}

const columns = [...shownColumns, "versi", "asal", "createdAt"] as const;

/** Newest first. @throws Refusal 404 without the right to read */
export async function findPictures(ctx: ReadCtx, { search = "", page = 1, bin = false }: Wanted): Promise<LibraryPage> {
  demand(ctx, bin ? "gambar:restore" : "gambar:read");
  const pattern = `%${search
    .replaceAll("\0", "")
    .trim()
    .slice(0, 200)
    .replace(/[\\%_]/g, "\\$&")}%`;
  const found = ctx.db
    .selectFrom("gambar")
    .where(bin ? inBin() : notDeleted())
    .$if(pattern !== "%%", (query) => query.where((where) => where.or([where("alt", "ilike", pattern), where("asal", "ilike", pattern)])));
  const { total } = await found.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
  const shown = Math.min(Math.max(1, page), Math.max(1, Math.ceil(total / pageSize)));
  const pictures = await found
    .select(columns)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((shown - 1) * pageSize)
    .execute();
  return { pictures, total, page: shown };
}

/** @throws Refusal 404 */
export async function findPicture(ctx: Ctx, id: string, { lock = false, bin = false } = {}): Promise<LibraryPicture> {
  demand(ctx, "gambar:read");
  const query = ctx.db
    .selectFrom("gambar")
    .select(columns)
    .where("id", "=", isUuid(id) ? id : null)
    .where(bin ? inBin() : notDeleted());
  const found = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!found) throw refuse.notFound("Gambar ini tidak ada lagi di pustaka.");
  return found;
}
