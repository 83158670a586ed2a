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

const put = (statement: ReturnType<typeof sql>) => dalam(({ db }) => statement.execute(db));
/** How many are compared at the next look. */
const waiting = async () =>
  (await dalam(({ db }) => sql<{ n: number }>`select count(*)::int as n from siswa_belum_dibandingkan`.execute(db))).rows[0]?.n;

test("only who came, came back or changed in what is compared waits for the next look", async () => {
  await found();
  expect(await waiting()).toBe(0);
  await put(sql`update siswa set updated_at = now(), versi = versi + 1, nama = nama`);
  expect(await waiting()).toBe(0);
  await put(sql`update siswa set deleted_at = now() where nama = 'Andi 1'`);
  expect(await waiting()).toBe(1);
  await put(sql`update siswa set deleted_at = null where nama = 'Andi 1'`);
  expect(await waiting()).toBe(2);
  await found();
  expect(await waiting()).toBe(0);
});

test.each([
  [
    "name",
    sql`update siswa set nama = 'Nuril Huda' where nama = 'Nurul Huda'`,
    sql`update siswa set nama = 'Nurul Huda' where nama = 'Nuril Huda'`,
  ],
  [
    "family card",
    sql`update siswa set no_kk = '7271010000000003' where nama = 'Rahma'`,
    sql`update siswa set no_kk = '7271010000000002' where nama = 'Rahma'`,
  ],
  [
    "birth date",
    sql`update siswa set tanggal_lahir = '2010-04-06' where nama = 'Rahmi'`,
    sql`update siswa set tanggal_lahir = '2010-04-05' where nama = 'Rahmi'`,
  ],
  [
    "place in the bin",
    sql`update siswa set deleted_at = now() where nama = 'Rahmi'`,
    sql`update siswa set deleted_at = null where nama = 'Rahmi'`,
  ],
  [
    "mother",
    sql`update siswa set nama_ibu = 'Halima' where nama = 'Nurul Huda'`,
    sql`update siswa set nama_ibu = 'Halimah' where nama = 'Nurul Huda'`,
  ],
  [
    "place of birth",
    sql`update siswa set tempat_lahir = 'Palu' where nama = 'Zainal'`,
    sql`update siswa set tempat_lahir = 'Buol' where nama = 'Zainal'`,
  ],
  [
    "birth date that was missing",
    sql`update siswa set tanggal_lahir = '2001-01-01' where nama = 'zainal'`,
    sql`update siswa set tanggal_lahir = null where nama = 'zainal'`,
  ],
])("a pair parts and meets again by the %s of one of them", async (_, parts, meets) => {
  const before = await found();
  await put(parts);
  const apart = await found();
  await put(meets);
  expect([apart.length, await found()]).toEqual([before.length - 1, before]);
});

test("two who write one child at the same moment are found, whoever looks between", async () => {
  const child = sql`insert into siswa (nama, jenis_kelamin, status, tanggal_lahir) values ('Ilham Saputra', 'laki-laki', 'aktif', '2010-09-05') returning id`;
  const commits: (() => void)[] = [];
  const written = [1, 2].map(() =>
    dalam(async ({ db }) => {
      await child.execute(db);
      await new Promise<void>((resolve) => commits.push(resolve));
    }),
  );
  await expect.poll(() => commits.length).toBe(2);
  await found();
  commits[0]?.();
  await written[0];
  expect((await found()).length).toBe(4);
  commits[1]?.();
  await written[1];
  expect((await found()).length).toBe(5);
});

test("many who look at once find the same", async () => {
  await put(sql`update siswa set nama = nama || 'x' where nama like 'Anak %'`);
  const looks = await Promise.all([1, 2, 3, 4].map(() => dalam(searchDuplicate)));
  for (const look of looks) expect(look).toEqual(looks[0]);
  expect(looks[0]?.length).toBe(5);
});
