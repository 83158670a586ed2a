import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { seedDemoTahunAjaran } from "#seeds/demo-akademik.ts";
import { seedDemoKehadiran } from "#seeds/demo-kehadiran.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

/** Saturday of school, 10.00 in Palu. */
const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-21T02:00:00Z") });

test("the demo's staff came and went since July, plausibly, and a second run adds nothing", async () => {
  const benih = scope(system("data contoh"));
  await benih.transaction(({ db }) =>
    sql`insert into pegawai (nama, jenis, status, unit_kerja) select 'Guru ' || n, 'guru', 'honorer', 'MAN1PALU' from generate_series(1, 74) n`.execute(
      db,
    ),
  );
  for (const isi of [seedDemoTahunAjaran, seedDemoKehadiran, seedDemoKehadiran]) await benih.transaction(isi);
  await benih.transaction(async (ctx) => {
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as baris, count(distinct tanggal)::int as hari, count(*) filter (where tanggal = '2026-08-17')::int as libur,
        avg((status = 'terlambat')::int)::float as terlambat, count(*) filter (where cara = 'kantor')::int as kantor,
        count(*) filter (where masuk > ${ctx.now} or pulang > ${ctx.now})::int as nanti,
        count(*) filter (where (status = 'hadir') <> ((masuk at time zone 'Asia/Makassar')::time < '07:16'))::int as salah_hitung
      from absensi_pegawai`.execute(ctx.db);
    expect(rows[0]).toMatchObject({ libur: 0, nanti: 0, salahHitung: 0 });
    expect(rows[0]?.hari).toBeGreaterThan(100);
    expect(rows[0]?.baris).toBeGreaterThan(7_000);
    expect(rows[0]?.kantor).toBeGreaterThan(20);
    expect(rows[0]?.terlambat).toBeGreaterThan(0.02);
    expect(rows[0]?.terlambat).toBeLessThan(0.1);
    const status = await sql<{ status: string }>`
      select distinct status from kehadiran_pegawai('2026-07-13', '2026-11-20', '2026-11-20') where status is not null`.execute(ctx.db);
    expect(status.rows.map((satu) => satu.status).sort()).toEqual(["alpa", "cuti", "dinas-luar", "hadir", "izin", "sakit", "terlambat"]);
  });
});
