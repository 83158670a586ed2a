import type { ReadCtx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { closedHari, readRules } from "../pegawai/rules.server.ts";
import { computePegawai } from "./compute-pegawai.server.ts";
import { computeSiswa } from "./compute-siswa.server.ts";
import { composeLaporan, type Laporan, type LaporanRow } from "./laporan.ts";
import { countedKelas, reach } from "./reach.server.ts";
import type { Minta } from "./request-laporan.ts";

/** How far the counting reaches for whoever asked. */
export interface Limit {
  /** Null: all classes. */
  readonly kelasId: readonly string[] | null;
  /** The account whose own record alone is counted; null: all staff. */
  readonly sendiri: string | null;
}

/** What the counting needs to know besides what was asked. */
export interface Scope extends Minta, Limit {
  /** No day beyond today is counted. */
  readonly akhir: string;
  /** The last day that is over: "tanpa keterangan" is counted up to here. */
  readonly tutup: string;
}

export type Counts = RawBuilder<LaporanRow>;

/** @throws Refusal 404 beyond one's reach */
export async function laporanLimit(ctx: ReadCtx, minta: Minta): Promise<Limit> {
  const jangkau = await reach(ctx, minta);
  return { kelasId: countedKelas(jangkau, minta.kelas), sendiri: jangkau.semuaPegawai ? null : ctx.actor.id };
}

/** The one counting of a report: screen, PDF, Excel and CSV are made of its rows. */
export async function computeLaporan(ctx: ReadCtx, minta: Minta, batas: Limit): Promise<Laporan> {
  const hariIni = today(ctx.now);
  const tutup = closedHari(ctx, await readRules(ctx));
  const lingkup: Scope = { ...minta, ...batas, akhir: minta.sampai < hariIni ? minta.sampai : hariIni, tutup };
  const bagian = [
    ...(minta.kategori !== "student" && minta.menurut !== "mapel" && minta.kelas === "" ? [computePegawai(lingkup)] : []),
    ...(minta.kategori !== "teacher" ? [computeSiswa(lingkup)] : []),
  ];
  if (bagian.length === 0) return composeLaporan(minta, []);
  const dicari = minta.cari.toLowerCase();
  const { rows } = await sql<LaporanRow>`
    select kategori, kunci, nama, keterangan, wajib::int, hadir::int, terlambat::int, sakit::int, izin::int,
      dispensasi::int, dinas_luar::int, cuti::int, alpa::int
    from (${sql.join(bagian, sql` union all `)}) hitungan
    where ${dicari} = '' or strpos(lower(nama || ' ' || keterangan), ${dicari}) > 0
    order by kategori, urut`.execute(ctx.db);
  return composeLaporan(minta, rows);
}
