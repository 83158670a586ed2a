import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import "#modules/akademik/index.server.ts";
import "#modules/kepegawaian/index.server.ts";
import "#modules/kesiswaan/index.server.ts";
import type { NamaTab } from "./tab.ts";

/** How many people a line of attendance is about. */
export interface Kelompok {
  readonly nama: string;
  readonly jumlah: number;
}

/** In figures only: no name, and nobody's class. Groups without people are left out. */
export async function angkaAbsensi(ctx: Ctx, tab: NamaTab): Promise<readonly Kelompok[]> {
  if (tab === "guru") return hitungPegawai(ctx);
  const perTingkat = await hitungSiswa(ctx);
  if (tab === "siswa") return perTingkat;
  const siswa = perTingkat.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return [...(await hitungPegawai(ctx)), { nama: "Siswa", jumlah: siswa }].filter(({ jumlah }) => jumlah > 0);
}

async function hitungPegawai(ctx: Ctx): Promise<Kelompok[]> {
  const { rows } = await sql<{ guru: number; tendik: number }>`
    select count(*) filter (where jenis = 'guru')::int as guru, count(*) filter (where jenis <> 'guru')::int as tendik
    from pegawai where deleted_at is null and aktif`.execute(ctx.db);
  const { guru = 0, tendik = 0 } = rows[0] ?? {};
  return [
    { nama: "Guru", jumlah: guru },
    { nama: "Tenaga kependidikan", jumlah: tendik },
  ].filter(({ jumlah }) => jumlah > 0);
}

async function hitungSiswa(ctx: Ctx): Promise<Kelompok[]> {
  const { rows } = await sql<{ tingkat: string | null; jumlah: number }>`
    select tingkat, count(*)::int as jumlah from siswa left join kelas on kelas.id = siswa.kelas_id
    where siswa.deleted_at is null and siswa.status = 'aktif' group by tingkat order by length(tingkat), tingkat`.execute(ctx.db);
  return rows.map(({ tingkat, jumlah }) => ({ nama: tingkat ? `Siswa kelas ${tingkat}` : "Siswa tanpa kelas", jumlah }));
}
