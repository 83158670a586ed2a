import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Facts } from "./tindakan.ts";

export interface Chosen extends Facts {
  readonly id: string;
  readonly versi: number;
  readonly nomor: string;
  readonly nama: string;
}

/** What is known of these, by number; what is gone is not among them. */
export async function readFacts(ctx: ReadCtx, ids: readonly string[]): Promise<Chosen[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Chosen>`
    select p.id, p.versi, p.nomor, p.nama_lengkap as nama, p.keadaan, p.verifikator_id, p.ganda is not null as ganda,
      exists (select from siswa_ppdb where siswa_ppdb.pendaftaran_id = p.id) or exists (
        select from keputusan_pelamar join keputusan_ppdb on keputusan_ppdb.id = keputusan_id
        where keputusan_pelamar.pendaftaran_id = p.id and ditetapkan_pada is not null) as tetap,
      exists (select from usulan_keadaan where usulan_keadaan.pendaftaran_id = p.id) as usulan,
      -- Before it is verified nobody asks what it lacks.
      case p.keadaan when 'terverifikasi' then array(select d.dokumen from dokumen_diminta(p) d
        where not exists (select from berkas_pendaftaran b where b.pendaftaran_id = p.id and b.dokumen = d.dokumen and b.keadaan = 'diterima')
        order by d.urutan) else '{}' end as belum
    from pendaftaran p where p.id = any(${[...ids]}::uuid[]) and ${notDeleted("p")} order by p.nomor`.execute(ctx.db);
  return rows;
}
