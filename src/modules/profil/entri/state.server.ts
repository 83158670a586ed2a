import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { dayOf } from "#kit/dates.ts";
import { changePath, dataPath, type Entri } from "./entri.ts";

/** One line of the list. */
export interface EntriRow extends Pick<Entri, "kode" | "nama" | "kategori"> {
  readonly jumlah: number;
  /** "YYYY-MM-DD" */
  readonly diubah: string | null;
  /** The one place of change, or the page whose parts each lead to theirs; null for who may change none. */
  readonly ubah: string | null;
}

export async function entriRow(ctx: ReadCtx, entri: readonly Entri[]): Promise<EntriRow[]> {
  const keadaan = await entriState(ctx);
  return entri.map(({ kode, nama, kategori, sumber }) => {
    const { jumlah = 0, diubah = null } = keadaan[kode] ?? {};
    const boleh = sumber.filter(({ register }) => may(ctx, `${register.name}:update`) !== "no");
    const [satu, ...lain] = boleh;
    const ubah = satu ? (lain.length > 0 ? dataPath(kode) : changePath(satu)) : null;
    return { kode, nama, kategori, jumlah, diubah: diubah && dayOf(diubah), ubah };
  });
}

/** How much an entry holds, and when it was changed last. */
interface State {
  readonly jumlah: number;
  readonly diubah: Date | null;
}

/** Of every entry by its code, in one query. */
async function entriState(ctx: ReadCtx): Promise<Readonly<Record<string, State>>> {
  const { rows } = await sql<State & { kode: string }>`
    with isi as (
      select 'identitas' as kode, num_nonnulls(nama, nama_lengkap, npsn, nsm, tanggal_berdiri, alamat, telepon, telepon_lain, email, jam_kantor, jam_loket,
          jam_layanan) as banyak,
        updated_at from pengaturan
      union all select 'sejarah', 1, updated_at from sejarah where ${notDeleted()}
      union all select 'kepala', 1, updated_at from kepala_madrasah where ${notDeleted()}
      union all select 'visi-misi', 1, updated_at from visi_misi where ${notDeleted()}
      union all select 'visi-misi', 1, updated_at from misi where ${notDeleted()}
      union all select 'visi-misi', 1, updated_at from tujuan where ${notDeleted()}
      union all select case kelompok when 'pegawai' then 'struktur' when 'sarana' then 'lahan' else kelompok end, 1, updated_at
        from figur_publik where ${notDeleted()}
      union all select case when halaman = 'profil' then tab when tab = 'sarpras' then 'fasilitas' else tab end, 1, updated_at
        from bagian_halaman where ${notDeleted()}
          and (halaman, tab) in (('profil', 'sejarah'), ('profil', 'struktur'), ('bidang', 'sarpras'), ('bidang', 'asrama'))
    )
    select kode, sum(banyak)::int as jumlah, max(updated_at) as diubah from isi group by kode`.execute(ctx.db);
  return Object.fromEntries(rows.map(({ kode, ...keadaan }) => [kode, keadaan]));
}
