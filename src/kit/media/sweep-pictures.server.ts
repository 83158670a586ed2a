import type { Scope } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { Files } from "../files/files.server.ts";
import { sweep } from "../files/sweep.server.ts";

/** Removes the files of uploads that never became a row, and clips that were replaced. @returns how many went */
export function sweepPictures(scope: Scope, files: Files, olderThan: Date): Promise<number> {
  return sweep(files, { tree: "public", olderThan, held: (keys) => heldOf(scope, keys) });
}

/** Also what lies in the bin: it can be restored. */
async function heldOf(scope: Scope, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await scope.transaction((ctx) =>
    sql<{ key: string }>`
      select key from (
        select file ->> kind as key from gambar, jsonb_array_elements(varian) file, unnest(array['avif', 'webp']) kind
        union all
        select klip from gambar where klip is not null
      ) held where key = any(${[...keys]}::text[])`.execute(ctx.db),
  );
  return new Set(rows.map(({ key }) => key));
}
