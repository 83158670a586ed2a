import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { satIn } from "#modules/akademik/index.server.ts";

/** Whoever sat in a class on a day, as `anggota`, `siswa` and `kelas`: every figure of a day is counted from these rows alone. */
export const anggotaAt = (tanggal: string) => sql`(select * from anggota_kelas anggota where ${satIn(tanggal)}) anggota
  join siswa on siswa.id = anggota.siswa_id and ${notDeleted("siswa")}
  join kelas on kelas.id = anggota.kelas_id`;
