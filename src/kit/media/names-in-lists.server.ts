import { may, type ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { sql } from "../database/sql.server.ts";
import { plain } from "../register/related.ts";
import { pictureName } from "./picture.ts";

/**
 * What pictures are called in a list, by id: as the file in which they came, or, where several came under one name, as the
 * file that the site shows.
 */
export async function fileNamesOf(ctx: ReadCtx, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const found = await ctx.db.selectFrom("gambar").select(["id", "asal", "varian"]).where("id", "in", ids).execute();
  const calledSo = await idsByFileName(
    ctx,
    found.map(({ asal }) => asal),
  );
  return Object.fromEntries(
    found.map((picture) => [picture.id, calledSo.get(plain(picture.asal)) === null ? (pictureName(picture) ?? "") : picture.asal]),
  );
}

/** The living pictures that are called so, by name in small letters; null when several are. Nothing for those who may not see the library. */
export async function idsByFileName(ctx: ReadCtx, names: readonly string[]): Promise<Map<string, string | null>> {
  const wanted = [...new Set(names.map(plain))].filter((name) => name !== "");
  const ids = new Map<string, string | null>();
  if (wanted.length === 0 || may(ctx, "gambar:read") === "no") return ids;
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from gambar cross join lateral (
      select asal as name union select file from jsonb_array_elements(varian), unnest(array[value ->> 'webp', value ->> 'avif']) as file
    ) as called
    where ${notDeleted()} and lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) = any(${wanted}::text[])`.execute(ctx.db);
  for (const { id, name } of rows) ids.set(plain(name), ids.has(plain(name)) && ids.get(plain(name)) !== id ? null : id);
  return ids;
}
