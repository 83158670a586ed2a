import { afterAll, beforeAll, expect, test } from "vitest";
import { copyAnonymised } from "#kit/backup/anonymise/copy-anonymised.server.ts";
import { connected, type DatabaseLocation } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { create } from "#kit/register/store.server.ts";
import { plantCanaries } from "#tests/support/canaries.ts";
import { createTestDatabase, dropTestDatabase, quiet } from "#tests/support/database.ts";
import { as, clerk, house, referred, samples, useRegisterRows, writable } from "#tests/support/register-rows.ts";
import { statements } from "./statements.ts";

useRegisterRows();

// Something that stands nowhere else is put into each column that does not come along; none of it may stand anywhere in the copy.

let copy: DatabaseLocation;
let planted: Awaited<ReturnType<typeof plantCanaries>>;

const all = (place: DatabaseLocation, query: string) =>
  connected(place, async (client) => (await client.query<Record<string, string>>(query)).rows);

beforeAll(async () => {
  await as(clerk, async (ctx) => {
    for (const register of writable) await create(ctx, register, samples(register, 1), "json");
    const [siswa, pegawai, kelas] = ["siswa", "pegawai", "kelas"].map((name) => referred.get(name));
    await sql`insert into akun (id, nip, nama, peran, password_hash, email) values
      (${clerk.id}, '198504122010012001', 'Hasnawati', '{administrator,guru}', 'sandi', 'h@contoh.id')`.execute(ctx.db);
    await sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara, alasan) values (${pegawai}, ${today()}, 'izin', 'kantor', 'Sakit')`.execute(
      ctx.db,
    );
    await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, keterangan, dicatat_oleh, dicatat_pada, perangkat)
      values (${siswa}, ${kelas}, ${today()}, 'sakit', 'Demam', ${clerk.id}, now(), 'HP Hasnawati')`.execute(ctx.db);
    await sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat, no_telepon,
        email, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, nilai_u_n, jurusan, bukti_hash)
      values (${referred.get("periodePpdb") ?? sql`(select id from periode_ppdb limit 1)`}, 'PMBM-2027-00001-A', 'Nur Azizah', 'Palu', '2012-03-09', 'perempuan', 'islam', 'Indonesia', 'Jalan A',
        '081200000000', 'n@contoh.id', 'Abdul', 'Nelayan', 'Sitti', 'Penenun', '081300000000', 'MTs A', 85.5, 'ipa', decode(repeat('ab', 32), 'hex'))`.execute(
      ctx.db,
    );
    await sql`insert into berita (slug, name, "desc", content, tanggal, author) values ('azizah-juara', 'Azizah juara', 'Azizah', 'Azizah juara', ${today()}, 'Hasnawati')`.execute(
      ctx.db,
    );
  });
  planted = await plantCanaries(house.database.place);
  copy = await createTestDatabase();
  await copyAnonymised({ from: house.database.place, to: copy, statements, migrationsDir: "migrations", log: quiet });
}, 300_000);
afterAll(() => dropTestDatabase(copy));

test("canaries stand in most columns of people", () => {
  expect(planted.words.length).toBeGreaterThan(120);
  // The two of the staff are bound to each other by a check; five figures would be found in any number.
  expect(planted.unplanted).toEqual(["pegawai.nip", "pegawai.tanggal_lahir", "siswa.kode_pos"]);
});

test("no number and no birth of the staff is a real one, and they still fit each other", async () => {
  const staff = "select nip, tanggal_lahir::text as lahir from pegawai where nip is not null";
  const [real, invented] = [await all(house.database.place, staff), await all(copy, staff)];
  expect(invented.length).toBeGreaterThan(0);
  for (const { nip, lahir } of invented) {
    expect(real.map((one) => one.nip)).not.toContain(nip);
    expect(real.map((one) => one.lahir)).not.toContain(lahir);
  }
});

test("none of them stands in any row of the copy, and the rows are there", async () => {
  const tables = await all(
    copy,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')",
  );
  for (const { name } of tables) {
    const told = (await all(copy, `select t::text as row from ${name} t`)).map(({ row }) => row).join("\n");
    expect(
      planted.words.filter((word) => told.includes(word)),
      name,
    ).toEqual([]);
  }
  const count = "select (select count(*) from siswa) + (select count(*) from pegawai) + (select count(*) from pendaftaran) as n";
  expect(await all(copy, count)).toEqual(await all(house.database.place, count));
});

test("who was one person in several tables is one again", async () => {
  const together = "select count(*)::int as n from absensi_siswa a join siswa s on s.id = a.siswa_id join akun k on k.id = a.dicatat_oleh";
  expect(await all(copy, together)).toEqual(await all(house.database.place, together));
  const [wrong] = await all(copy, "select count(*)::int as n from pg_constraint where not convalidated and contype = 'f'");
  expect(wrong).toEqual({ n: 0 });
});

test("ids are others, nobody has a password or is an administrator, and the copy knows what it is", async () => {
  const ids = "select string_agg(id::text, ',') as ids from siswa";
  expect(await all(copy, ids)).not.toEqual(await all(house.database.place, ids));
  expect(await all(copy, "select count(*)::int as n from akun where password_hash is not null or 'administrator' = any(peran)")).toEqual([
    { n: 0 },
  ]);
  expect(await all(copy, "select (select count(*)::int from audit) as audit, (select count(*)::int from salinan_uji) as mark")).toEqual([
    { audit: 0, mark: 1 },
  ]);
});

test("a database that was used is left alone", async () => {
  const used = { from: copy, to: house.database.place, statements, migrationsDir: "migrations", log: quiet };
  await expect(copyAnonymised(used)).rejects.toThrow(/sudah berisi data/);
});
