import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

export interface JamMengajar {
  /** Of the lesson in the timetable. */
  readonly id: string;
  readonly jamKe: number;
  readonly jumlahJam: number;
  /** "07:30"; null where the lesson hours of that day were not entered. */
  readonly mulai: string | null;
  readonly selesai: string | null;
  readonly kelasId: string;
  readonly kelas: string;
  readonly mataPelajaranId: string;
  readonly mataPelajaran: string;
  readonly kode: string;
  readonly pegawaiId: string;
  readonly pegawai: string;
  readonly ruang: string | null;
}

interface Penyempit {
  /** One of the two narrows the days to a class or a teacher; neither: the whole school. */
  readonly kelasId?: string;
  readonly pegawaiId?: string;
}

export interface SoughtJadwal extends Penyempit {
  readonly tanggal: string;
}

/** The lessons of a day by the timetable of its semester. Whether school is kept that day is told by `hariSekolah`. */
export async function jadwalHari(ctx: ReadCtx, { tanggal, ...penyempit }: SoughtJadwal): Promise<JamMengajar[]> {
  const pelajaran = await jadwalBetween(ctx, { dari: tanggal, sampai: tanggal, ...penyempit });
  return pelajaran.map(({ tanggal: _, ...isi }) => isi);
}

/** The same for each day of a range, in one question however many days there are. */
export async function jadwalBetween(
  ctx: ReadCtx,
  { dari, sampai, kelasId, pegawaiId }: Penyempit & { readonly dari: string; readonly sampai: string },
): Promise<(JamMengajar & { readonly tanggal: string })[]> {
  const { rows } = await sql<JamMengajar & { readonly tanggal: string }>`
    select jadwal.id, hari.tanggal, jadwal.jam_ke, jadwal.jumlah_jam, awal.mulai, akhir.selesai,
      jadwal.kelas_id, kelas.nama as kelas, jadwal.mata_pelajaran_id, mapel.nama as mata_pelajaran, mapel.kode,
      jadwal.pegawai_id, pegawai.nama as pegawai, coalesce(jadwal.ruang, kelas.ruang) as ruang
    from (select ${dari}::date + n as tanggal from generate_series(0, ${sampai}::date - ${dari}::date) n) hari
      join semester on ${notDeleted("semester")} and hari.tanggal between semester.mulai and semester.selesai
      join jadwal_pelajaran jadwal on jadwal.semester_id = semester.id and ${notDeleted("jadwal")}
        and jadwal.hari = extract(isodow from hari.tanggal)::text
      join kelas on kelas.id = jadwal.kelas_id and ${notDeleted("kelas")}
      join mata_pelajaran mapel on mapel.id = jadwal.mata_pelajaran_id
      join pegawai on pegawai.id = jadwal.pegawai_id
      left join jam_pelajaran awal on awal.hari = jadwal.hari and awal.jam_ke = jadwal.jam_ke and ${notDeleted("awal")}
      left join jam_pelajaran akhir on akhir.hari = jadwal.hari and akhir.jam_ke = jadwal.jam_ke + jadwal.jumlah_jam - 1
        and ${notDeleted("akhir")}
    where (${kelasId ?? null}::uuid is null or jadwal.kelas_id = ${kelasId ?? null}::uuid)
      and (${pegawaiId ?? null}::uuid is null or jadwal.pegawai_id = ${pegawaiId ?? null}::uuid)
    order by hari.tanggal, kelas.nama, jadwal.jam_ke`.execute(ctx.db);
  return rows;
}
