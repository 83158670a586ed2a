import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { seedDemoTahunAjaran } from "#seeds/demo-akademik.ts";
import { seedDemoMutasi } from "#seeds/demo-mutasi.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

/** Sunday, 10.00 in Palu. */
const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-22T02:00:00Z") });

test("the demo's pupils left and came on different school days, from classes of every grade", async () => {
  const benih = scope(system("data contoh"));
  await benih.transaction(seedDemoTahunAjaran);
  await benih.transaction(({ db }) =>
    sql`with kelas as (
        insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-1', 'X', '2026/2027'), ('XI.F-1', 'XI', '2026/2027'), ('XII.F-1', 'XII', '2026/2027')
        returning id)
      insert into siswa (nama, nisn, jenis_kelamin, status, kelas_id, tanggal_masuk, tanggal_lahir)
      select 'Siswa', '010000000' || row_number() over (), 'laki-laki', 'aktif', id, '2026-07-13', '2010-05-04' from kelas`.execute(db),
  );
  await benih.transaction(seedDemoMutasi);
  await benih.transaction(seedDemoMutasi);
  const { rows } = await benih.transaction(({ db }) =>
    sql<
      Record<string, number>
    >`select count(*)::int as banyak, count(distinct tanggal)::int as hari, count(distinct kelas_id)::int as kelas,
      count(*) filter (where extract(isodow from tanggal) = 7 or tanggal > '2026-11-21' or tanggal < '2026-07-14')::int as janggal
      from mutasi_siswa where kelas_id is not null`.execute(db),
  );
  expect(rows[0]).toEqual({ banyak: 6, hari: 6, kelas: 3, janggal: 0 });
});
