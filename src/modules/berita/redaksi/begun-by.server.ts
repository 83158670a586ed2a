import { type RawBuilder, sql } from "#kit/database/sql.server.ts";

/** Of `berita`: those whose first words this account wrote. Who mended a colleague's has not made it their own. */
export const begunBy = (akun: string | null): RawBuilder<boolean> =>
  sql<boolean>`exists (select from berita_revisi awal where awal.berita_id = berita.id and awal.nomor = 1 and awal.oleh_id = ${akun}::uuid)`;
