import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";

/** Letters, named `surat`, that nobody was told to act on. */
export const undisposed: RawBuilder<boolean> = sql<boolean>`${notDeleted("surat")} and coalesce(surat.status, 'baru') = 'baru'
  and not exists (select from disposisi where disposisi.surat_masuk_id = surat.id)`;
