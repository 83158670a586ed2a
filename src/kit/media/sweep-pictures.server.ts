import type { Scope } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Files } from "../files/files.server.ts";
import type { ReferencedAmong } from "../files/quarantine.server.ts";
import { type Sweeping, type Swept, sweep } from "../files/sweep.server.ts";

/** Puts the files of uploads that never became a row, and clips that were replaced, into quarantine. */
export const sweepPictures = (scope: Scope, files: Files, sweeping: Sweeping): Promise<Swept> =>
  sweep(scope, files, { ...sweeping, tree: "public", held: referencedPictures, reason: "gambar-tanpa-catatan" });

/** Also what lies in the bin: it can be restored. */
export const referencedPictures: ReferencedAmong = async (ctx, keys) => {
  const { rows } = await sql<{ key: string }>`
    select key from (
      select file ->> kind as key from gambar, jsonb_array_elements(varian) file, unnest(array['avif', 'webp']) kind
      union all
      select klip from gambar where klip is not null
    ) held where key = any(${[...keys]}::text[])`.execute(ctx.db);
  return new Set(rows.map(({ key }) => key));
};
