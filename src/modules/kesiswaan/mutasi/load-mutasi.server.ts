import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import type { Option } from "#kit/register/fields.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import { type JenisMutasi, tabMutasi } from "./mutasi-siswa.ts";

export interface PastMutasi {
  readonly id: string;
  readonly versi: number;
  readonly nama: string;
  readonly kelas: string | null;
  readonly tanggal: string;
  readonly sekolah: string;
  readonly dapatDibatalkan: boolean;
}

/** What the form offers, and the last ones that were written with it. */
export async function loadMutasi(ctx: ReadCtx, jenis: string | undefined) {
  demand(ctx, "mutasiSiswa:create");
  if (jenis !== "masuk" && jenis !== "keluar") throw refuse.notFound();
  const pilihan: Readonly<Record<string, readonly Option[]>> =
    jenis === "keluar" ? { siswaId: await activeSiswa(ctx) } : { kelasId: await runningKelas(ctx) };
  return {
    ...{ jenis: jenis as JenisMutasi, pilihan },
    tabs: openTabs(ctx, tabMutasi),
    hariIni: today(ctx.now),
    lalu: await last(ctx, jenis),
    boleh: may(ctx, "mutasiSiswa:manage") !== "no",
  };
}

const activeSiswa = async (ctx: ReadCtx): Promise<Option[]> =>
  (
    await sql<Option>`
    select siswa.id as value, concat_ws(' · ', siswa.nama, kelas.nama, siswa.nisn) as label
    from siswa left join kelas on kelas.id = siswa.kelas_id
    where siswa.status = 'aktif' and ${notDeleted("siswa")} order by siswa.nama, siswa.id`.execute(ctx.db)
  ).rows;

/** Nobody comes into a class of last year. */
const runningKelas = async (ctx: ReadCtx): Promise<Option[]> =>
  (
    await sql<Option>`
    select kelas.id as value, concat(kelas.nama, ' · ', kelas.tahun_ajaran, ', ', count(siswa.id), ' siswa') as label
    from kelas left join siswa on siswa.kelas_id = kelas.id and siswa.status = 'aktif' and ${notDeleted("siswa")}
    where ${notDeleted("kelas")} and kelas.tahun_ajaran >= ${currentTahunAjaran(ctx.now)}
    group by kelas.id order by kelas.tahun_ajaran, length(kelas.tingkat), kelas.nama`.execute(ctx.db)
  ).rows;

const last = async (ctx: ReadCtx, jenis: JenisMutasi): Promise<PastMutasi[]> =>
  (
    await sql<PastMutasi>`
    select mutasi.id, mutasi.versi, siswa.nama, kelas.nama as kelas, mutasi.tanggal, mutasi.sekolah,
      mutasi.jenis = 'keluar' and siswa.status = 'mutasi' and ${notDeleted("siswa")} as dapat_dibatalkan
    from mutasi_siswa mutasi join siswa on siswa.id = mutasi.siswa_id left join kelas on kelas.id = mutasi.kelas_id
    where ${notDeleted("mutasi")} and mutasi.jenis = ${jenis} order by mutasi.created_at desc, mutasi.id limit 10`.execute(ctx.db)
  ).rows;
