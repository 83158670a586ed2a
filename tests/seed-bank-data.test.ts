import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { check } from "#kit/register/check.ts";
import type { Row } from "#kit/register/register.ts";

import { kelas, mataPelajaran } from "#modules/akademik/index.ts";
import { createSampleAkun } from "#modules/akun/index.server.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { alumni, prestasi, siswa } from "#modules/kesiswaan/index.ts";
import { seedDemoBankData } from "#seeds/demo-bank-data.ts";
import { infografis } from "#seeds/teks/contoh-layanan.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy });
const benih = () => scope(system("data contoh"));

test("demo people stand in the numbers of the specification, once, and each fits the form it is edited in", async () => {
  await createSampleAkun(benih());
  const began = performance.now();
  for (let time = 0; time < 2; time++) await benih().transaction(seedDemoBankData);
  expect(performance.now() - began).toBeLessThan(10_000);
  await benih().transaction(async (ctx) => {
    const rows = {
      pegawai: await ctx.db.selectFrom("pegawai").selectAll().execute(),
      siswa: await ctx.db
        .selectFrom("siswa")
        .innerJoin("kelas", "kelas.id", "siswa.kelasId")
        .selectAll("siswa")
        .select("kelas.tingkat")
        .execute(),
      kelas: await ctx.db.selectFrom("kelas").selectAll().execute(),
      mataPelajaran: await ctx.db.selectFrom("mataPelajaran").selectAll().execute(),
      prestasi: await ctx.db.selectFrom("prestasi").selectAll().execute(),
      alumni: await ctx.db.selectFrom("alumni").selectAll().execute(),
    };
    const many = (list: readonly object[], like: object) =>
      list.filter((row) => Object.entries(like).every(([name, value]) => Reflect.get(row, name) === value)).length;
    expect([many(rows.pegawai, { jenis: "guru" }), many(rows.pegawai, { jenis: "tenaga-kependidikan" })]).toEqual([74, 1]);
    expect(["X", "XI", "XII"].map((tingkat) => many(rows.siswa, { tingkat }))).toEqual([264, 423, 523]);
    expect([rows.kelas.length, rows.prestasi.length, rows.alumni.length]).toEqual([27, 319, 457]);
    // What the drawn picture of figures tells visitors is what /prestasi counts.
    const told = infografis[0]?.baris.at(-1)?.[0];
    expect(rows.prestasi.filter(({ publikasi, peringkat }) => publikasi !== "tidak" && peringkat !== "peserta")).toHaveLength(Number(told));
    expect(rows.kelas.filter(({ waliId }) => waliId === null)).toEqual([]);
    for (const register of [pegawai, siswa, kelas, mataPelajaran, prestasi, alumni]) {
      for (const row of rows[register.name as keyof typeof rows]) {
        const { errors } = check(register.fields, fieldValues(register, row as unknown as Row), "json");
        expect({ [register.name]: errors }).toEqual({ [register.name]: {} });
      }
    }
    const names = rows.siswa.map(({ nama }) => nama);
    expect(new Set(names).size).toBeGreaterThan(names.length * 0.95);
  });
});
