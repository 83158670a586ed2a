import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import "../../riwayat/tables.ts";
import "../../tables.ts";
import { type BarisDuk, type OrangDuk, urutkanDuk } from "./urut.ts";

/**
 * The civil servants in the order of their ranks as it was on that day: from the history of ranks, or from the record where
 * that is younger. @throws Refusal 404 for those who may not take lists of staff with them
 */
export async function susunDuk(ctx: Ctx, hari: string): Promise<BarisDuk[]> {
  demand(ctx, "pegawai:export");
  const { rows } = await sql<OrangDuk>`
    select p.id, p.nama, p.nip, p.tmt, p.tanggal_lahir as "tanggalLahir",
      case when naik.tmt >= coalesce(p.tmt_pangkat, naik.tmt) or p.tmt_pangkat > ${hari}::date then naik.pangkat else p.pangkat end as pangkat,
      case when naik.tmt >= coalesce(p.tmt_pangkat, naik.tmt) or p.tmt_pangkat > ${hari}::date then naik.tmt else p.tmt_pangkat end as "tmtPangkat",
      coalesce(p.jabatan, duduk.nama) as jabatan, duduk.tmt as "tmtJabatan",
      coalesce(latihan.jam, 0)::integer as "jamPelatihan",
      coalesce(p.pendidikan, ijazah.tingkat) as pendidikan, ijazah.tanggal_ijazah as "tanggalIjazah"
    from pegawai p
    left join (
      select distinct on (pegawai_id) pegawai_id, pangkat, tmt from kepangkatan
      where deleted_at is null and jenis = 'pangkat' and tmt <= ${hari}::date and pangkat like '%/%'
      order by pegawai_id, tmt desc
    ) naik on naik.pegawai_id = p.id
    left join (
      select distinct on (j.pegawai_id) j.pegawai_id, j.nama, j.tmt
      from jabatan j join pegawai o on o.id = j.pegawai_id
      where j.deleted_at is null and j.tmt <= ${hari}::date and (o.jabatan is null or lower(j.nama) = lower(o.jabatan))
      order by j.pegawai_id, j.tmt desc
    ) duduk on duduk.pegawai_id = p.id
    left join (
      select pegawai_id, sum(jam) as jam from pelatihan
      where deleted_at is null and coalesce(mulai, ${hari}::date) <= ${hari}::date group by pegawai_id
    ) latihan on latihan.pegawai_id = p.id
    left join (
      select distinct on (i.pegawai_id) i.pegawai_id, i.tingkat, i.tanggal_ijazah
      from pendidikan i join pegawai o on o.id = i.pegawai_id
      where i.deleted_at is null and (o.pendidikan is null or i.tingkat = o.pendidikan)
      order by i.pegawai_id, i.tanggal_ijazah desc nulls last
    ) ijazah on ijazah.pegawai_id = p.id
    where p.deleted_at is null and p.aktif and p.status in ('pns', 'cpns') and coalesce(p.tmt, ${hari}::date) <= ${hari}::date
  `.execute(ctx.db);
  return urutkanDuk(rows, hari);
}
