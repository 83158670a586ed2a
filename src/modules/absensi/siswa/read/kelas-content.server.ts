import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { demandKelas } from "../kelas-rights.server.ts";
import type { BundleContent, KelasState, RiwayatContent } from "./bundle.ts";

interface Dicari {
  readonly kelas: readonly string[];
  readonly tanggal: string;
  /** Absent: the day and its lessons, all or `pelajaran`. */
  readonly jadwalId?: string | null;
  readonly pelajaran?: readonly string[];
}

/** What stands, of these classes on that day. */
export async function kelasContent(ctx: ReadCtx, { kelas, tanggal, jadwalId, pelajaran }: Dicari): Promise<BundleContent[]> {
  if (kelas.length === 0) return [];
  const sehari = pelajaran ? sql`(isi.jadwal_id is null or isi.jadwal_id = any(${pelajaran}::uuid[]))` : sql`true`;
  const bagian = jadwalId === undefined ? sehari : sql`isi.jadwal_id is not distinct from ${jadwalId}::uuid`;
  const { rows } = await sql<Omit<BundleContent, "dicatatPada" | "diputusPada"> & { dicatatPada: Date; diputusPada: Date | null }>`
    select isi.kelas_id, isi.tanggal::text, isi.jadwal_id, isi.siswa_id, isi.status, left(isi.jam::text, 5) as jam, isi.keterangan,
      isi.bukti_id, isi.versi, isi.berbeda, akun.nama as oleh, isi.dicatat_pada, pemutus.nama as diputus_oleh, isi.diputus_pada
    from absensi_siswa isi left join akun on akun.id = isi.dicatat_oleh left join akun pemutus on pemutus.id = isi.diputus_oleh
    where isi.kelas_id = any(${kelas}::uuid[]) and isi.tanggal = ${tanggal}::date and ${bagian}`.execute(ctx.db);
  return rows.map(({ dicatatPada, diputusPada, ...baris }) => ({
    ...baris,
    dicatatPada: dicatatPada.toISOString(),
    diputusPada: diputusPada?.toISOString() ?? null,
  }));
}

/** One class, day and lesson as it stands, with everything that was recorded besides. @throws Refusal 404 */
export async function kelasState(ctx: ReadCtx, dicari: { kelasId: string; tanggal: string; jadwalId: string | null }): Promise<KelasState> {
  await demandKelas(ctx, "read", dicari);
  const { kelasId, tanggal, jadwalId } = dicari;
  const { rows } = await sql<Omit<RiwayatContent, "dicatatPada"> & { dicatatPada: Date }>`
    select riwayat.id, isi.siswa_id, riwayat.sebab, riwayat.status, left(riwayat.jam::text, 5) as jam, riwayat.keterangan, riwayat.bukti_id,
      pencatat.nama as oleh, pengganti.nama as diganti_oleh, riwayat.dicatat_pada
    from absensi_siswa isi join absensi_siswa_riwayat riwayat on riwayat.absensi_id = isi.id
      left join akun pencatat on pencatat.id = riwayat.dicatat_oleh left join akun pengganti on pengganti.id = riwayat.diganti_oleh
    where isi.kelas_id = ${kelasId}::uuid and isi.tanggal = ${tanggal}::date and isi.jadwal_id is not distinct from ${jadwalId}::uuid
    order by riwayat.dicatat_pada desc, riwayat.id`.execute(ctx.db);
  return {
    isi: await kelasContent(ctx, { kelas: [kelasId], tanggal, jadwalId }),
    riwayat: rows.map((baris) => ({ ...baris, dicatatPada: baris.dicatatPada.toISOString() })),
  };
}
