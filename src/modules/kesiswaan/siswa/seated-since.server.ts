import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import type { ImportQuestion } from "#kit/transfer/transfer.server.ts";

/** Since when pupils that a list brings sit in their class: of whoever came months ago, those days would all be owed. */
export const seatedSince: ImportQuestion = {
  label: "Absensi ditagih sejak",
  answers: [
    { value: "hari-ini", label: "Hari ini" },
    { value: "tanggal-masuk", label: "Tanggal masuk" },
  ],
  reason: async (ctx, { changes, answer }) => {
    const siswa = changes.flatMap(({ after }) => (after?.kelasId && after.tanggalMasuk ? [after.id] : []));
    const kini = today(ctx.now);
    const { rows } = await sql<{ orang: number }>`
      select count(*)::int as orang
      from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id join kelas on kelas.id = anggota.kelas_id
        left join tahun_ajaran tahun on tahun.nama = kelas.tahun_ajaran and ${notDeleted("tahun")}
      where anggota.siswa_id = any(${siswa}::uuid[]) and anggota.sebab = 'masuk' and anggota.created_at = now()
        and greatest(siswa.tanggal_masuk, tahun.mulai) < ${kini}::date
        and not exists (select from anggota_kelas lain where lain.siswa_id = anggota.siswa_id and lain.id <> anggota.id)`.execute(ctx.db);
    const orang = rows[0]?.orang ?? 0;
    if (orang === 0) return undefined;
    const lewat = `Tanggal masuk ${orang.toLocaleString("id-ID")} siswa sudah lewat.`;
    return answer === "hari-ini"
      ? `${lewat} Riwayat kelas dan absensinya dimulai hari ini; hari-hari sebelumnya tidak ditagih.`
      : `${lewat} Riwayat kelas dan absensinya dimulai pada tanggal itu, paling awal sejak tahun ajaran kelasnya.`;
  },
};
