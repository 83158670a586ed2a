import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { findPicture } from "#kit/media/find-pictures.server.ts";
import { create } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { foto } from "../foto.ts";

interface Taruhan {
  readonly gambarId: string;
  /** "": in no album. */
  readonly albumId: string;
}

/** Longest caption, in letters. */
const longest = 200;

/** Shows a picture of the library in the gallery, with its words as caption. One that stands in this album already is not shown twice. */
export async function putFoto(ctx: Ctx, { gambarId, albumId }: Taruhan): Promise<void> {
  // Held until the end, so that two sendings of one picture come one after the other.
  const { id, alt } = await findPicture(ctx, gambarId, { lock: true });
  const ada = await ctx.db
    .selectFrom("foto")
    .select("id")
    .where("gambarId", "=", id)
    .where("albumId", "is not distinct from", isUuid(albumId) ? albumId : null)
    .where(notDeleted())
    .executeTakeFirst();
  const keterangan = [...alt].slice(0, longest).join("");
  if (!ada || (albumId !== "" && !isUuid(albumId))) await create(ctx, foto, { gambarId: id, albumId, keterangan });
}
