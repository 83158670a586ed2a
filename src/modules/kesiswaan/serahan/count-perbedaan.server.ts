import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { differsPredicate, ofKelasPredicate } from "#modules/banding/index.server.ts";
import { siswa } from "../siswa/siswa.ts";
import { handedFields } from "./wali-sight.server.ts";

/** Fields of pupils that somebody may see of what was handed on: in all classes, and in the own. */
export interface IsianTerbuka {
  readonly yes: readonly string[];
  readonly own: readonly string[];
}

export function isianTerbuka(ctx: ReadCtx): IsianTerbuka {
  return { yes: handedFields(ctx, "yes"), own: handedFields(ctx, "own") };
}

interface Whose {
  readonly saya: string | null;
  readonly jangkau: "yes" | "own";
  readonly isian: IsianTerbuka;
  /** Today. */
  readonly hari: string;
}

/** How many classes are named. */
const most = 6;

/** What differs and nobody has looked at, in comparisons that were handed on: as one value, with the classes that have most of it. */
export const countPerbedaan = ({ saya, jangkau, isian, hari }: Whose): RawBuilder<unknown> => sql`
  with terbuka as (
    select serahan.id, kelas.nama, serahan.tenggat, count(*)::integer as jumlah
    from serahan_periksa serahan join kelas on kelas.id = serahan.kelas_id and ${notDeleted("kelas")}
      join serahan_banding handed on handed.serahan_id = serahan.id
      join banding_baris baris on baris.banding_id = handed.banding_id
    where serahan.ditutup_pada is null and baris.hasil is null and (${jangkau} = 'yes' or kelas.wali_id = ${saya})
      and ${ofKelasPredicate(siswa, sql.ref("serahan.kelasId"))} and ${differsPredicate(isian[jangkau])}
    group by serahan.id, kelas.nama, serahan.tenggat
  )
  select json_build_object('jumlah', coalesce(sum(jumlah), 0), 'sejak', min(tenggat), 'lewat', min(tenggat) < ${hari}, 'kelas', count(*), 'rincian', (
    select coalesce(json_agg(json_build_object('id', id, 'nama', nama, 'jumlah', jumlah, 'lewat', tenggat < ${hari}) order by urutan), '[]')
    from (select *, row_number() over (order by tenggat >= ${hari}, jumlah desc, nama) as urutan from terbuka order by urutan limit ${most}) terbanyak))
  from terbuka`;
