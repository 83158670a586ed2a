import { type Ctx, may } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today, yearInWita } from "#kit/dates.ts";
import { suratKeluar, suratMasuk } from "#modules/persuratan/index.ts";
import { periodeAktif, periodeBerikut } from "#modules/ppdb/index.server.ts";
import { pendaftaran } from "#modules/ppdb/index.ts";
import type { AngkaPendaftaran, AngkaSurat, PendaftarTerbaru, SuratMasukTerbaru } from "./angka.ts";

const TERBARU = 5;

/** Registrations of the open period by programme; null for those who may not see them. */
export async function angkaPendaftaran(ctx: Ctx): Promise<AngkaPendaftaran | null> {
  if (may(ctx, "pendaftaran:read") !== "yes") return null;
  const periode = await periodeAktif(ctx);
  if (!periode) return { periode: null, berikut: (await periodeBerikut(ctx))?.buka ?? null };
  const { rows } = await sql<{ jurusan: string; jumlah: number; baru: number }>`
    select jurusan, count(*)::int as jumlah, count(*) filter (where created_at >= ${awalHari(ctx)})::int as baru
    from pendaftaran where periode_id = ${periode.id} and deleted_at is null group by jurusan`.execute(ctx.db);
  const jurusan = pendaftaran.fields.jurusan.kind === "choice" ? pendaftaran.fields.jurusan.options : [];
  const perJurusan = jurusan.map(({ value, label }) => ({ label, jumlah: rows.find((row) => row.jurusan === value)?.jumlah ?? 0 }));
  const { tahunAjaran, tutup, kuota } = periode;
  return { periode: { tahunAjaran, tutup, kuota }, perJurusan, total: jumlahkan(rows, "jumlah"), hariIni: jumlahkan(rows, "baru") };
}

/** Newest registrations first, at most five. */
export async function pendaftarTerbaru(ctx: Ctx): Promise<readonly PendaftarTerbaru[]> {
  if (may(ctx, "pendaftaran:read") !== "yes") return [];
  const { rows } = await sql<PendaftarTerbaru>`
    select id, nama_lengkap, asal_sekolah, created_at from pendaftaran where deleted_at is null
    order by created_at desc, nomor desc limit ${TERBARU}`.execute(ctx.db);
  return rows;
}

export async function angkaSurat(ctx: Ctx): Promise<{ keluar: AngkaSurat | null; masuk: AngkaSurat | null }> {
  return {
    keluar: may(ctx, "suratKeluar:read") === "yes" ? await hitungSurat(ctx, suratKeluar.table, "tanggal") : null,
    masuk: may(ctx, "suratMasuk:read") === "yes" ? await hitungSurat(ctx, suratMasuk.table, "tanggal_terima") : null,
  };
}

/** Letters received last, at most five. */
export async function suratMasukTerbaru(ctx: Ctx): Promise<readonly SuratMasukTerbaru[]> {
  if (may(ctx, "suratMasuk:read") !== "yes") return [];
  const { rows } = await sql<SuratMasukTerbaru>`
    select id, perihal, asal_surat, tanggal_terima from surat_masuk where deleted_at is null
    order by tanggal_terima desc, created_at desc limit ${TERBARU}`.execute(ctx.db);
  return rows;
}

async function hitungSurat(ctx: Ctx, table: string, column: string): Promise<AngkaSurat> {
  const tahun = yearInWita(ctx.now);
  const bulan = `${today(ctx.now).slice(0, 7)}-01`;
  const hari = sql.ref(column);
  const { rows } = await sql<{ tahunIni: number; bulanIni: number }>`
    select count(*)::int as tahun_ini, (count(*) filter (where ${hari} >= ${bulan} and ${hari} < ${awalBulanDepan(bulan)}))::int as bulan_ini
    from ${sql.table(table)} where deleted_at is null and ${hari} between ${`${tahun}-01-01`} and ${`${tahun}-12-31`}`.execute(ctx.db);
  return { tahun, tahunIni: rows[0]?.tahunIni ?? 0, bulanIni: rows[0]?.bulanIni ?? 0 };
}

const awalHari = (ctx: Ctx) => new Date(`${today(ctx.now)}T00:00:00+08:00`);
const awalBulanDepan = (awalBulan: string) => `${addDays(awalBulan, 31).slice(0, 7)}-01`;
const jumlahkan = <K extends string>(rows: readonly Record<K, number>[], key: K) => rows.reduce((sum, row) => sum + row[key], 0);
