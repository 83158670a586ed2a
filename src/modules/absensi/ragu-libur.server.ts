import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import type { Doubts } from "#kit/transfer/transfer.server.ts";
import "./pegawai/tables.ts";
import "./siswa/tables.ts";

type Hari = Parameters<Doubts>[1][number];

/** A holiday over days that were recorded takes those recordings out of sight: nothing is lost, yet somebody should know. */
export const raguLibur: Doubts = (ctx, hari) => Promise.all(hari.map((satu) => ragu(ctx, satu)));

async function ragu(ctx: Ctx, { jenis, mulai, selesai, untuk }: Hari): Promise<FieldSentences> {
  if (jenis !== "libur" || typeof mulai !== "string" || typeof selesai !== "string") return {};
  const { rows } = await sql<{ siswa: number; pegawai: number }>`select
    (select count(*)::int from absensi_siswa where tanggal between ${mulai}::date and ${selesai}::date and ${untuk} <> 'pegawai') as siswa,
    (select count(*)::int from absensi_pegawai where tanggal between ${mulai}::date and ${selesai}::date and ${untuk} <> 'siswa') as pegawai`.execute(
    ctx.db,
  );
  const { siswa = 0, pegawai = 0 } = rows[0] ?? {};
  const banyak = [siswa > 0 && `${angka(siswa)} catatan absensi siswa`, pegawai > 0 && `${angka(pegawai)} catatan absensi pegawai`];
  const tercatat = banyak.filter(Boolean).join(" dan ");
  if (tercatat === "") return {};
  return {
    mulai: `Pada hari-hari ini sudah ada ${tercatat}. Selama libur ini berlaku, semuanya tidak tampak dan tidak dihitung; catatannya tetap tersimpan dan kembali bila libur ini dihapus.`,
  };
}

const angka = (banyak: number) => banyak.toLocaleString("id-ID");
