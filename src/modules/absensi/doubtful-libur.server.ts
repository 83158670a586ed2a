import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Doubts } from "#kit/transfer/transfer.server.ts";

type Hari = Parameters<Doubts>[1][number];

/**
 * A holiday over days that were recorded takes those recordings out of sight: nothing is lost, yet somebody should know. Days on
 * which it stood already are not told again.
 */
export const raguLibur: Doubts = (ctx, hari, sebelum) => Promise.all(hari.map((satu, urut) => ragu(ctx, satu, sebelum?.[urut])));

async function ragu(ctx: ReadCtx, libur: Hari, sebelum: Hari = {}): Promise<FieldSentences> {
  const { rows } = await sql<{ siswa: number; pegawai: number }>`select
    (select count(*)::int from absensi_siswa where ${newLibur(libur, sebelum, "siswa")}) as siswa,
    (select count(*)::int from absensi_pegawai where ${newLibur(libur, sebelum, "pegawai")}) as pegawai`.execute(ctx.db);
  const { siswa = 0, pegawai = 0 } = rows[0] ?? {};
  const banyak = [siswa > 0 && `${angka(siswa)} catatan absensi siswa`, pegawai > 0 && `${angka(pegawai)} catatan absensi pegawai`];
  const tercatat = banyak.filter(Boolean).join(" dan ");
  if (tercatat === "") return {};
  return {
    mulai: `Pada hari-hari ini sudah ada ${tercatat}. Selama libur ini berlaku, semuanya tidak tampak dan tidak dihitung; catatannya tetap tersimpan dan kembali bila libur ini dihapus.`,
  };
}

type Siapa = "siswa" | "pegawai";

const newLibur = (libur: Hari, sebelum: Hari, siapa: Siapa) => sql`${pada(libur, siapa)} and not ${pada(sebelum, siapa)}`;

/** Whether a recording's day is free for them by this entry. */
function pada({ jenis, mulai, selesai, untuk }: Hari, siapa: Siapa) {
  if (jenis !== "libur" || !mulai || !selesai || (untuk !== "semua" && untuk !== siapa)) return sql`false`;
  return sql`tanggal between ${mulai}::date and ${selesai}::date`;
}

const angka = (banyak: number) => banyak.toLocaleString("id-ID");
