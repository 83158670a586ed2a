import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { searchDuplicate } from "./search-duplicate.server.ts";

const house = useDatabase({ policy });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);
const name = new Map<string, string>();

/** A school just imported: the database knows nothing yet about how its names and dates are spread. */
beforeAll(() =>
  dalam(async ({ db }) => {
    await sql`insert into siswa (nama, jenis_kelamin, status, tanggal_lahir, tempat_lahir, no_kk)
      select 'Anak ' || translate(n::text, '0123456789', 'abcdefghij'), 'perempuan', 'aktif', date '2009-01-01' + n % 900, 'Palu', lpad(n::text, 16, '7')
      from generate_series(1, 2700) n`.execute(db);
    const { rows } = await sql<{
      id: string;
      nama: string;
    }>`insert into siswa (nama, jenis_kelamin, status, tanggal_lahir, tempat_lahir, no_kk, nama_ibu)
      select x.nama, 'perempuan', 'aktif', lahir::date, tempat, kk, ibu from (values
        ('Siti Aminah', '2010-03-05', 'Donggala', '7271010000000001', null), ('SITI AMINAH.', '2010-03-05', 'Sigi', '7271010000000001', null),
        ('Rahma', '2010-04-05', 'Palu', '7271010000000002', null), ('Rahmi', '2010-04-05', 'Palu', '7271010000000002', null),
        ('Nurul Huda', '2010-05-05', 'Poso', null, 'Halimah'), ('Nurulhudaya', '2010-05-05', 'Palu', null, 'HALIMAH'),
        ('Zainal', '2010-06-05', 'Buol', null, null), ('zainal', null, 'Buol', null, null),
        ('Yusuf', '2010-07-05', 'Morowali', null, null), ('Yusuf', '2011-07-05', 'Morowali', null, null),
        ('Andi 1', '2010-08-05', 'Palu', null, null), ('Andi 2', '2010-08-05', 'Palu', null, null)
      ) x (nama, lahir, tempat, kk, ibu) returning id, nama`.execute(db);
    for (const satu of rows) name.set(satu.id, satu.nama);
  }),
);

const found = async () =>
  (await dalam(searchDuplicate))
    .map(({ satuId, lainId, sebab }) => [[name.get(satuId), name.get(lainId)].sort().join(" / "), sebab])
    .sort();

test("each pair among 2,700 pupils is found once, with its first reason, and neither two of one name born on two days nor two told apart by a number are one", async () => {
  expect(await found()).toEqual([
    ["Nurul Huda / Nurulhudaya", "Nama depan, ibu, dan tanggal lahirnya sama"],
    ["Rahma / Rahmi", "Nomor KK dan tanggal lahirnya sama"],
    ["SITI AMINAH. / Siti Aminah", "Nama dan tanggal lahirnya sama"],
    ["Zainal / zainal", "Nama dan tempat lahirnya sama, tanggal lahirnya belum lengkap"],
  ]);
});
