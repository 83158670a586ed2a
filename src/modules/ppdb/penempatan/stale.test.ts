/**
 * The office in July, two people at two desks and a page that was open over lunch: what was looked at is no longer so. What goes wrong: a class
 * filled beyond its seats without anybody having seen it, one child two pupils, a pupil deleted whom a letter names.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { applyPenempatan } from "./apply-penempatan.server.ts";
import { loadPenempatan } from "./load-penempatan.server.ts";
import { proposePenempatan } from "./propose.server.ts";
import { undoPenempatan } from "./undo-penempatan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(rusdin).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const read = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
let [periodeId, kelasId] = ["", ""];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const [n, name] of ["Ani", "Budi", "Cici"].entries())
    await register(scope(), name, { tanggalLahir: `2012-01-1${n}`, noTeleponOrtu: `08130000000${n}`, alamat: `Jalan Sungai ${n}` });
  periodeId = (await read<{ id: string }>(sql`select id from periode_ppdb`))[0]?.id ?? "";
  kelasId =
    (
      await read<{ id: string }>(
        sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) values ('X.1', 'X', '2027/2028', 2) returning id`,
      )
    )[0]?.id ?? "";
});
beforeEach(async () => {
  now = new Date("2027-07-05T02:00:00Z");
  for (const table of ["naskah_surat", "siswa_ppdb", "anggota_kelas", "siswa", "penempatan_ppdb"])
    await write(sql`delete from ${sql.table(table)}`);
  await write(sql`update pendaftaran set keadaan = 'diterima'`);
});

const idOf = async (name: string) =>
  (await read<{ id: string }>(sql`select id from pendaftaran where nama_lengkap = ${name}`))[0]?.id ?? "";
const load = () => scope(rusdin).read((ctx) => loadPenempatan(ctx, periodeId));
const place = async (names: readonly string[], changed: object = {}) => {
  const calon = await Promise.all(names.map(async (name) => ({ id: await idOf(name), kelasId })));
  return as((ctx) =>
    applyPenempatan(ctx, { periodeId, kunci: crypto.randomUUID(), tanggal: "2027-07-12", calon, isi: new Map(), ...changed }),
  );
};
const propose = () =>
  scope(rusdin).read((ctx) => proposePenempatan(ctx, { periodeId, kelas: [kelasId], keinginan: new Map(), hanyaDaftarUlang: false }));
const pupils = async () => (await read<{ nama: string }>(sql`select nama from siswa order by nama`)).map(({ nama }) => nama);

test("a class counts who sits in it now, and is one of the year's", async () => {
  await write(
    sql`insert into kelas (nama, tingkat, tahun_ajaran, deleted_at) values ('X.9', 'X', '2027/2028', now()), ('X.1', 'X', '2026/2027', null)`,
  );
  await write(sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk, deleted_at) values
    ('Duduk', 'perempuan', 'aktif', ${kelasId}::uuid, '2027-07-12', null), ('Dibuang', 'perempuan', 'aktif', ${kelasId}::uuid, '2027-07-12', now()),
    ('Keluar', 'laki-laki', 'keluar', ${kelasId}::uuid, '2027-07-12', null)`);
  expect((await load()).kelas).toEqual([
    { id: kelasId, nama: "X.1", tingkat: "X", program: null, kapasitas: 2, lakiLaki: 0, perempuan: 1 },
  ]);
  await write(sql`delete from kelas where id <> ${kelasId}::uuid`);
});

test("a class that others filled since the preview is looked at again, and named; beyond its seats only by who saw that", async () => {
  await write(sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
    select n, 'perempuan', 'aktif', ${kelasId}::uuid, '2027-07-12' from unnest(array['Lama 1', 'Lama 2']) n`);
  await expect(place(["Ani"], { isi: new Map([[kelasId, 0]]) })).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringContaining("X.1 (kini 2 siswa, tadi 0)"),
  });
  expect(await pupils()).toEqual(["Lama 1", "Lama 2"]);
  await place(["Ani"], { isi: new Map([[kelasId, 2]]) });
  expect(await pupils()).toEqual(["Ani", "Lama 1", "Lama 2"]);
});

test("a child that was accepted twice, or is a pupil already, is proposed for no class by itself", async () => {
  await write(sql`update pendaftaran set nama_lengkap = 'BUDI ', tanggal_lahir = (select tanggal_lahir from pendaftaran where nama_lengkap = 'Budi')
    where nama_lengkap = 'Cici'`);
  expect((await load()).calon.map(({ nama, kembar }) => [nama.trim(), kembar])).toEqual([
    ["Ani", null],
    ["Budi", "calon"],
    ["BUDI", "calon"],
  ]);
  expect(Object.keys((await propose()).kelas)).toEqual([await idOf("Ani")]);
  await place(["Budi"]);
  expect((await load()).calon.map(({ kembar }) => kembar)).toEqual([null, "siswa"]);
  expect(Object.keys((await propose()).kelas)).toEqual([await idOf("Ani")]);
  await write(sql`delete from siswa_ppdb`);
  await write(sql`update pendaftaran set nama_lengkap = 'Cici', tanggal_lahir = '2012-01-12' where nama_lengkap = 'BUDI '`);
});

test("a pupil whom a letter names is not deleted by taking the placement back", async () => {
  const id = await place(["Ani", "Budi"]);
  await write(sql`with buku as (insert into buku_nomor (nama, kode_jabatan) values ('Uji', 'x') returning id),
      jenis as (insert into jenis_naskah (kode, nama, pola, buku_id) select 'uji', 'Uji', '{urut}/{tahun}', id from buku returning id)
    insert into naskah_surat (jenis_id, pembuat_id, untuk, perihal, isi, siswa_ids)
    select jenis.id, ${rusdin.id}::uuid, 'siswa', 'Keterangan', 'Isi', array[siswa.id] from jenis, siswa where siswa.nama = 'Budi'`);
  await expect(as((ctx) => undoPenempatan(ctx, id))).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("surat") });
  expect(await pupils()).toEqual(["Ani", "Budi"]);
  // One about another pupil holds nobody.
  await write(sql`update naskah_surat set siswa_ids = array[gen_random_uuid()]`);
  expect(await as((ctx) => undoPenempatan(ctx, id))).toBe(2);
});

test("a school year that has ended takes no new pupils", async () => {
  now = new Date("2028-07-01T02:00:00Z");
  await expect(place(["Ani"])).rejects.toMatchObject({ message: expect.stringContaining("2027/2028 sudah berakhir") });
  expect(await pupils()).toEqual([]);
  now = new Date("2028-06-30T02:00:00Z");
  await place(["Ani"]);
});

test("a class that is thrown away while children come into it keeps none of them", async () => {
  const away = as(async ({ db }) => {
    await sql`update kelas set deleted_at = now() where id = ${kelasId}::uuid`.execute(db);
    await new Promise((later) => setTimeout(later, 300));
  });
  const placing = new Promise((later) => setTimeout(later, 100)).then(() => place(["Ani"]));
  await Promise.all([away, expect(placing).rejects.toMatchObject({ kind: "conflict" })]);
  expect(await pupils()).toEqual([]);
  await write(sql`update kelas set deleted_at = null`);
});
