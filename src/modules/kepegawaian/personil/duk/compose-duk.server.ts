import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { type DukPerson, type DukRow, sortDuk } from "./sort.ts";

/**
 * The civil servants in the order of their ranks as it was on that day: from the history of ranks, or from the record where
 * that is younger. @throws Refusal 404 for those who may not take lists of staff with them
 */
export async function composeDuk(ctx: ReadCtx, hari: string): Promise<DukRow[]> {
  demand(ctx, "pegawai:export");
  const { rows } = await sql<DukPerson>`
    select p.id, p.nama, p.nip, p.tmt, p.tanggal_lahir as "tanggalLahir",
      case when naik.tmt >= coalesce(p.tmt_pangkat, naik.tmt) or p.tmt_pangkat > ${hari}::date then naik.pangkat else p.pangkat end as pangkat,
      case when naik.tmt >= coalesce(p.tmt_pangkat, naik.tmt) or p.tmt_pangkat > ${hari}::date then naik.tmt else p.tmt_pangkat end as "tmtPangkat",
      coalesce(p.jabatan, duduk.nama) as jabatan, duduk.tmt as "tmtJabatan",
      coalesce(latihan.jam, 0)::integer as "jamPelatihan",
      coalesce(p.pendidikan, ijazah.tingkat) as pendidikan, ijazah.tanggal_ijazah as "tanggalIjazah"
    from pegawai p
    left join lateral (
      select pangkat, tmt from kepangkatan
      where pegawai_id = p.id and ${notDeleted()} and jenis = 'pangkat' and tmt <= ${hari}::date and pangkat like '%/%'
      order by tmt desc limit 1
    ) naik on true
    left join lateral (
      select j.nama, j.tmt from jabatan j
      where j.pegawai_id = p.id and ${notDeleted("j")} and j.tmt <= ${hari}::date and (p.jabatan is null or lower(j.nama) = lower(p.jabatan))
      order by j.tmt desc limit 1
    ) duduk on true
    left join lateral (
      select sum(jam) as jam from pelatihan
      where pegawai_id = p.id and ${notDeleted()} and coalesce(mulai, ${hari}::date) <= ${hari}::date
    ) latihan on true
    left join lateral (
      select i.tingkat, i.tanggal_ijazah from pendidikan i
      where i.pegawai_id = p.id and ${notDeleted("i")} and (p.pendidikan is null or i.tingkat = p.pendidikan)
      order by i.tanggal_ijazah desc nulls last limit 1
    ) ijazah on true
    where ${notDeleted("p")} and p.aktif and p.status in ('pns', 'cpns') and coalesce(p.tmt, ${hari}::date) <= ${hari}::date
  `.execute(ctx.db);
  return sortDuk(rows, hari);
}
