import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { anggotaKelas, semesterPada } from "#modules/akademik/index.server.ts";
import { buatAkunContoh } from "#modules/akun/index.server.ts";
import { seedContohJadwal, seedContohTahunAjaran } from "#seeds/contoh-akademik.ts";
import { seedContohBankData } from "#seeds/contoh-bank-data.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-21T02:00:00Z") });

test("the demo's school year has its semesters, every pupil in a class since the first day, and a full timetable", async () => {
  const benih = scope(system("data contoh"));
  await buatAkunContoh(benih);
  for (const isi of [seedContohTahunAjaran, seedContohBankData, seedContohJadwal, seedContohJadwal]) await benih.transaction(isi);
  await benih.transaction(async (ctx) => {
    expect(await semesterPada(ctx, "2026-07-13")).toMatchObject({ jenis: "ganjil", selesai: "2026-12-18", tahunAjaran: "2026/2027" });
    expect(await semesterPada(ctx, "2027-06-18")).toMatchObject({ jenis: "genap", mulai: "2027-01-04" });
    const kelas = await ctx.db.selectFrom("kelas").select(["id", "nama"]).orderBy("nama").execute();
    let siswa = 0;
    for (const { id } of kelas) siswa += (await anggotaKelas(ctx, id, "2026-07-13")).length;
    expect(siswa).toBe(1210);
    const { rows } = await sql<{ nama: string; diajarkan: number; terjadwal: number }>`
      select kelas.nama, sum(pengampu.jp)::int as diajarkan,
        (select sum(jumlah_jam)::int from jadwal_pelajaran where kelas_id = kelas.id) as terjadwal
      from kelas join pengampu on pengampu.kelas_id = kelas.id group by kelas.id`.execute(ctx.db);
    expect(rows).toHaveLength(27);
    expect(rows.filter(({ diajarkan, terjadwal }) => terjadwal < diajarkan - 2)).toEqual([]);
    const { rows: beban } = await sql<{ jp: number }>`select sum(jp)::int as jp from pengampu group by pegawai_id`.execute(ctx.db);
    expect(Math.max(...beban.map(({ jp }) => jp))).toBeLessThanOrEqual(32);
  });
});
