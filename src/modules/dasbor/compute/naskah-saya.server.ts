import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { begunBy } from "#modules/berita/index.server.ts";
import type { NaskahSaya } from "../dasbor.ts";
import { empty, senarai } from "./at-once.server.ts";

const mostShown = 6;

/** The news that this person began and readers do not see yet: what came back first, then what goes out next, is reviewed, is a draft. */
export function naskahSaya(ctx: ReadCtx): RawBuilder<readonly NaskahSaya[]> {
  if (may(ctx, "berita:create") === "no") return empty();
  return senarai(sql<NaskahSaya>`select id, judul, tahap, saat, alasan from (
      select id, name as judul, updated_at, catatan_tinjauan as alasan,
        case when status = 'terbit' then 'terjadwal' when status = 'tinjau' then 'tinjau'
          when catatan_tinjauan is not null then 'dikembalikan' else 'draf' end as tahap,
        case when status = 'terbit' then terbit_pada else updated_at end as saat
      from berita where ${notDeleted()} and ${begunBy(ctx.actor.id)} and (status <> 'terbit' or terbit_pada > ${ctx.now})
    ) naskah
    order by array_position(array['dikembalikan', 'terjadwal', 'tinjau', 'draf'], tahap),
      case when tahap = 'terjadwal' then saat end, updated_at desc, id
    limit ${mostShown}`);
}
