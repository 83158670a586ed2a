import type { Ctx } from "#kit/ctx.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { bacaAturan, hariTertutup } from "../pegawai/aturan.server.ts";
import { hitungPegawai } from "./hitung-pegawai.server.ts";
import { hitungSiswa } from "./hitung-siswa.server.ts";
import { jangkauan, kelasDihitung } from "./jangkauan.server.ts";
import { type BarisLaporan, type Laporan, susunLaporan } from "./laporan.ts";
import type { Minta } from "./minta-laporan.ts";

/** How far the counting reaches for whoever asked. */
export interface Batas {
  /** Null: all classes. */
  readonly kelasId: readonly string[] | null;
  /** The account whose own record alone is counted; null: all staff. */
  readonly sendiri: string | null;
}

/** What the counting needs to know besides what was asked. */
export interface Lingkup extends Minta, Batas {
  /** No day beyond today is counted. */
  readonly akhir: string;
  /** The last day that is over: "tanpa keterangan" is counted up to here. */
  readonly tutup: string;
}

export type Hitungan = RawBuilder<BarisLaporan>;

/** @throws Refusal 404 beyond one's reach */
export async function batasLaporan(ctx: Ctx, minta: Minta): Promise<Batas> {
  const jangkau = await jangkauan(ctx, minta);
  return { kelasId: kelasDihitung(jangkau, minta.kelas), sendiri: jangkau.semuaPegawai ? null : ctx.actor.id };
}

/** The one counting of a report: screen, PDF, Excel and CSV are made of its rows. */
export async function hitungLaporan(ctx: Ctx, minta: Minta, batas: Batas): Promise<Laporan> {
  const hariIni = today(ctx.now);
  const tutup = hariTertutup(ctx, await bacaAturan(ctx));
  const lingkup: Lingkup = { ...minta, ...batas, akhir: minta.sampai < hariIni ? minta.sampai : hariIni, tutup };
  const bagian = [
    ...(minta.kategori !== "student" && minta.menurut !== "mapel" && minta.kelas === "" ? [hitungPegawai(lingkup)] : []),
    ...(minta.kategori !== "teacher" ? [hitungSiswa(lingkup)] : []),
  ];
  if (bagian.length === 0) return susunLaporan(minta, []);
  const dicari = minta.cari.toLowerCase();
  const { rows } = await sql<BarisLaporan>`
    select kategori, kunci, nama, keterangan, wajib::int, hadir::int, terlambat::int, sakit::int, izin::int,
      dispensasi::int, dinas_luar::int, cuti::int, alpa::int
    from (${sql.join(bagian, sql` union all `)}) hitungan
    where ${dicari} = '' or strpos(lower(nama || ' ' || keterangan), ${dicari}) > 0
    order by kategori, urut`.execute(ctx.db);
  return susunLaporan(minta, rows);
}
