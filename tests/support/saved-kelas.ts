import { addDays, today } from "#kit/dates.ts";
import { tahunAjaranAt } from "#modules/akademik/index.ts";
import { query } from "./stored.ts";

export interface SavedKelas {
  readonly kelasId: string;
  /** The last day of school, and the one before it. */
  readonly hari: readonly [string, string];
}

/** Puts a class with its wali kelas (by NIP) and pupils into the database of a running product, whatever day it is. */
export async function addKelas(dataDir: string, nipWali: string, jumlah: number): Promise<SavedKelas> {
  const kini = today();
  const [mulai, selesai] = [addDays(kini, -40), addDays(kini, 40)];
  const tahun = tahunAjaranAt(kini);
  const [kelas] = await query<{ id: string }>(
    dataDir,
    `with tahun as (insert into tahun_ajaran (nama, mulai, selesai) values ('${tahun}', '${mulai}', '${selesai}') returning id),
      semester as (insert into semester (nama, jenis, mulai, selesai, tahun_ajaran_id)
        select 'Semester uji', 'ganjil', '${mulai}', '${selesai}', id from tahun)
    insert into kelas (nama, tingkat, tahun_ajaran, wali_id)
      select 'XI.F-3', 'XI', '${tahun}', id from akun where nip = '${nipWali}' returning id`,
  );
  const kelasId = kelas?.id ?? "";
  await query(
    dataDir,
    `insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
     select 'Siswa ' || lpad(n::text, 2, '0') || case when n % 7 = 0 then ' Muhammad Rizky Ramadhan Abdullah Sulaeman' else ' Labatjo' end,
       'perempuan', 'aktif', '${kelasId}', '${mulai}' from generate_series(1, ${jumlah}) n`,
  );
  const hari = [0, -1, -2].map((jarak) => addDays(kini, jarak)).filter((satu) => new Date(`${satu}T00:00:00Z`).getUTCDay() !== 0);
  return { kelasId, hari: [hari[0] ?? kini, hari[1] ?? kini] };
}
