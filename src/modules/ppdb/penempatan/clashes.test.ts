/**
 * The office in July, at a laptop beside the list of accepted children: who cannot be placed yet, and why. What goes wrong: a number that only a
 * deleted pupil had holds a child up, twins pass for one child, more than ten names in a sentence.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { applyPenempatan } from "./apply-penempatan.server.ts";
import { loadPenempatan, readKelas } from "./load-penempatan.server.ts";
import { proposePenempatan } from "./propose.server.ts";
import { readCandidates } from "./read-candidates.server.ts";
import { undoPenempatan } from "./undo-penempatan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = rusdin) => scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const read = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const names = ["Ani", "Budi", "Cici", "Dedi", "Edi", "Fani", "Gani"];
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
let [periodeId, kelasId] = ["", ""];
const candidates = () => as((ctx) => readCandidates(ctx, periodeId));
const flags = async (of: "bentrok" | "kembar" | "nikJanggal" | "keinginan") =>
  (await candidates()).flatMap((one) => (one[of] ? [`${one.nama} ${one[of]}`] : []));
const place = (some: readonly string[], changed: object = {}) =>
  as((ctx) =>
    applyPenempatan(ctx, {
      ...{
        periodeId,
        kunci: crypto.randomUUID(),
        tanggal: "2027-07-12",
        isi: new Map(),
        calon: some.map((name) => ({ id: id(name), kelasId })),
      },
      ...changed,
    }),
  );
const pupil = (nama: string, more: ReturnType<typeof sql>) =>
  write(sql`insert into siswa (nama, jenis_kelamin, status, tanggal_masuk, tanggal_lahir, nisn, nik, deleted_at)
    select ${nama}, 'perempuan', 'aktif', '2027-07-12', kolom.* from (select ${more}) kolom`);

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const [n, name] of names.entries()) {
    const told = { tanggalLahir: `2012-03-1${n}`, noTeleponOrtu: `08130000000${n}`, alamat: `Jalan Sungai ${n}`, nisn: `000000000${n}` };
    ids.set(name, (await register(scope(), name, { ...told, nik: `72710152031200${n}1` })).id);
  }
  periodeId = (await read<{ id: string }>(sql`select id from periode_ppdb`))[0]?.id ?? "";
  kelasId =
    (
      await read<{ id: string }>(
        sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) values ('X.1', 'X', '2027/2028', 6) returning id`,
      )
    )[0]?.id ?? "";
  now = new Date("2027-07-05T02:00:00Z");
});
beforeEach(async () => {
  for (const table of ["siswa_ppdb", "anggota_kelas", "kartu_siswa", "siswa", "penempatan_ppdb", "daftar_ulang", "nism_kembali"])
    await write(sql`delete from ${sql.table(table)}`);
  await write(sql`update pendaftaran set keadaan = 'diterima', nisn = '000000000' || (ascii(left(nama_lengkap, 1)) - 65)`);
});

describe("a number", () => {
  test("clashes with that of a pupil who is there, NISN before NIK, and with nobody's of a deleted one", async () => {
    await pupil("Lama 1", sql`date '2000-01-01', '0000000000', null::text, null::timestamptz`);
    await pupil("Lama 2", sql`date '2012-03-12', null::text, '7271015203120011', null::timestamptz`);
    await pupil("Lama 3", sql`date '2012-03-12', '0000000002', '7271015203120021', now()`);
    expect(await flags("bentrok")).toEqual(["Ani NISN", "Budi NIK"]);
    await write(sql`update siswa set nik = '7271015203120001' where nama = 'Lama 2'`);
    expect(await flags("bentrok")).toEqual(["Ani NISN"]);
  });

  test("that the family added counts: of NISN where it had sent none, of NIK before the one that it had sent", async () => {
    await write(sql`update pendaftaran set nisn = null where nama_lengkap in ('Ani', 'Budi')`);
    await write(sql`insert into daftar_ulang (pendaftaran_id, dibuat, diubah, nisn, nik) values
      (${id("Ani")}, now(), now(), '0000000002', null), (${id("Dedi")}, now(), now(), '0000000004', '7271015203120041')`);
    expect(await flags("bentrok")).toEqual(["Ani NISN", "Cici NISN", "Dedi NIK", "Edi NIK"]);
  });

  test("of more than five children who clash is named five times, and all stay where they are", async () => {
    await write(sql`update pendaftaran set nisn = '9999999999'`);
    await expect(place(names.slice(0, 5))).rejects.toMatchObject({ message: expect.stringMatching(/Edi \(NISN\)\. Belum ada/) });
    await expect(place(names)).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringMatching(/Edi \(NISN\), dan lainnya\. Belum ada/),
    });
    expect(await read(sql`select id from siswa`)).toEqual([]);
  });

  test("of birth that the NIK says otherwise is looked at again, unless somebody has compared it", async () => {
    await write(sql`update pendaftaran set tanggal_lahir = '2012-05-05' where nama_lengkap in ('Budi', 'Cici')`);
    const before = await flags("nikJanggal");
    expect(before).toEqual(expect.arrayContaining(["Budi true", "Cici true"]));
    await write(sql`insert into daftar_ulang (pendaftaran_id, dibuat, diubah, dicocokkan) values (${id("Budi")}, now(), now(), true)`);
    expect(await flags("nikJanggal")).toEqual(before.filter((one) => one !== "Budi true"));
    await write(sql`update pendaftaran set tanggal_lahir = date '2012-03-10' + (ascii(left(nama_lengkap, 1)) - 65)`);
  });
});

test("one child is found twice by name and day of birth together, and not in a pupil who was deleted", async () => {
  await pupil("A-N-I", sql`date '2012-03-10', null::text, null::text, now()`);
  await pupil("BUDI", sql`date '2012-03-12', null::text, null::text, null::timestamptz`);
  await pupil("d e d i", sql`date '2012-03-13', null::text, null::text, null::timestamptz`);
  expect(await flags("kembar")).toEqual(["Dedi siswa"]);
  await write(sql`update pendaftaran set nama_lengkap = 'FANI.' where nama_lengkap = 'Gani'`);
  expect(await flags("kembar")).toEqual(["Dedi siswa"]);
  await write(sql`update pendaftaran set tanggal_lahir = '2012-03-15' where nama_lengkap = 'FANI.'`);
  expect(await flags("kembar")).toEqual(["Dedi siswa", "Fani calon", "FANI. calon"]);
  await write(sql`update pendaftaran set nama_lengkap = 'Gani', tanggal_lahir = '2012-03-16' where nama_lengkap = 'FANI.'`);
});

test("a class counts girls and boys who sit in it now, each apart, and one that was thrown away is none", async () => {
  await write(sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk, deleted_at) values
    ('P1', 'perempuan', 'aktif', ${kelasId}, '2027-07-12', null), ('P2', 'perempuan', 'aktif', ${kelasId}, '2027-07-12', null),
    ('L1', 'laki-laki', 'aktif', ${kelasId}, '2027-07-12', null), ('L2', 'laki-laki', 'aktif', ${kelasId}, '2027-07-12', now()),
    ('L3', 'laki-laki', 'keluar', ${kelasId}, '2024-07-12', null), ('P3', 'perempuan', 'keluar', ${kelasId}, '2024-07-12', null)`);
  await write(sql`insert into kelas (nama, tingkat, tahun_ajaran, jurusan, deleted_at) values
    ('XI.1', 'XI', '2027/2028', 'ipa', null), ('X.9', 'X', '2027/2028', null, now()), ('X.1', 'X', '2028/2029', null, null)`);
  expect(
    (await as((ctx) => readKelas(ctx, "2027/2028"))).map(({ nama, program, lakiLaki, perempuan }) => [nama, program, lakiLaki, perempuan]),
  ).toEqual([
    ["X.1", null, 1, 2],
    ["XI.1", "ipa", 0, 0],
  ]);
  for (const table of ["anggota_kelas", "siswa"]) await write(sql`delete from ${sql.table(table)}`);
  await write(sql`delete from kelas where id <> ${kelasId}::uuid`);
});

describe("the page", () => {
  const load = (who = rusdin) => as((ctx) => loadPenempatan(ctx, periodeId), who);

  test("says who may place, from when, with which first day, and whether numbers can be given", async () => {
    expect(await load()).toMatchObject({ boleh: true, mulai: "2027-07-01", sejak: null, nsm: false, lalu: [] });
    expect(await load(nurlaela)).toMatchObject({ boleh: false, emis: false });
    expect((await load(actor("tataUsaha"))).emis).toBe(true);
    await write(sql`insert into tahun_ajaran (nama, mulai, selesai, deleted_at) values
      ('2027/2028', '2027-07-19', '2028-06-20', null), ('2028/2029', '2028-07-17', '2029-06-20', null)`);
    expect((await load()).mulai).toBe("2027-07-19");
    await write(sql`update tahun_ajaran set deleted_at = now() where nama = '2027/2028'`);
    expect((await load()).mulai).toBe("2027-07-01");
    await write(sql`delete from tahun_ajaran`);
  });

  test("tells what was placed before, the last one first, and who took it back", async () => {
    const first = await place(["Ani", "Budi"]);
    now = new Date("2027-07-05T03:00:00Z");
    await place(["Cici"]);
    await as((ctx) => undoPenempatan(ctx, first));
    const pages = (await load()).lalu.map(({ banyak, pelaku, tanggal, dibatalkanOleh }) => [banyak, pelaku, tanggal, dibatalkanOleh]);
    expect(pages).toEqual([
      [1, rusdin.name, "2027-07-12", null],
      [2, rusdin.name, "2027-07-12", rusdin.name],
    ]);
    now = new Date("2027-07-05T02:00:00Z");
    const lines = await read<object>(
      sql`select action, after from audit where subject_id = ${periodeId} and action in ('place', 'unplace') order by id desc limit 3`,
    );
    expect(lines).toEqual([
      { action: "unplace", after: { penempatan: first, banyak: 2 } },
      { action: "place", after: { penempatan: expect.any(String), banyak: 1, tanggal: "2027-07-12" } },
      { action: "place", after: { penempatan: first, banyak: 2, tanggal: "2027-07-12" } },
    ]);
    // Without a number of the school no pupil has one, and none waits.
    expect([await read(sql`select distinct nism from siswa`), await read(sql`select urut from nism_kembali`)]).toEqual([
      [{ nism: null }],
      [],
    ]);
  });

  test("proposes for whom there is a class, says of the others why not, and hears only wishes of those who are there", async () => {
    const wishes = new Map([["nobody", "bersama" as const]]);
    const proposed = await as((ctx) => proposePenempatan(ctx, { periodeId, kelas: [kelasId], keinginan: wishes, hanyaDaftarUlang: false }));
    expect([Object.keys(proposed.kelas).length, proposed.tidak, proposed.belum]).toEqual([
      6,
      [{ id: expect.any(String), sebab: "Semua kelas penuh" }],
      [],
    ]);
    await write(sql`update kelas set jurusan = 'ipa'`);
    await write(sql`update pendaftaran set jurusan = 'ips' where nama_lengkap = 'Ani'`);
    const { tidak } = await as((ctx) =>
      proposePenempatan(ctx, { periodeId, kelas: [kelasId], keinginan: wishes, hanyaDaftarUlang: false }),
    );
    expect(tidak).toEqual([{ id: id("Ani"), sebab: "Tidak ada kelas programnya" }]);
    await write(sql`update kelas set jurusan = null`);
    await write(sql`update pendaftaran set jurusan = 'ipa'`);
  });
});

test("a placement is not taken back once more than five were written on; the sentence names five", async () => {
  const placed = await place(names);
  await write(sql`update siswa set versi = 2`);
  const undo = () => as((ctx) => undoPenempatan(ctx, placed));
  await expect(undo()).rejects.toMatchObject({
    message: expect.stringMatching(/^Data Ani, Budi, Cici, Dedi, Edi dan 2 siswa lain sudah diubah/),
  });
  await write(sql`update siswa set versi = 1 where nama > 'Edj'`);
  await expect(undo()).rejects.toMatchObject({ message: expect.stringMatching(/^Data Ani, Budi, Cici, Dedi, Edi sudah diubah/) });
  await write(sql`update siswa set versi = 1`);
  expect(await undo()).toBe(7);
  await expect(undo()).rejects.toMatchObject({ message: "Penempatan ini sudah dibatalkan." });
});
