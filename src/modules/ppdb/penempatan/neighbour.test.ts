/** Two intakes and two placements lie beside each other: what is placed or taken back in one leaves every child, pupil and number of the other. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { applyPenempatan } from "./apply-penempatan.server.ts";
import { demandFirstDay } from "./first-day.server.ts";
import { loadPenempatan } from "./load-penempatan.server.ts";
import { takeNism } from "./nism.server.ts";
import { proposePenempatan } from "./propose.server.ts";
import { undoPenempatan } from "./undo-penempatan.server.ts";

let now = new Date("2027-07-05T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(rusdin).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const read = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
let [ini, lalu, draf] = ["", "", ""];
const names = ["Ani", "Budi", "Cici", "Dedi", "Edi", "Fani"];

beforeAll(async () => {
  now = new Date("2027-03-01T02:00:00Z");
  await openCommittee(scope(nurlaela));
  for (const [n, name] of names.entries())
    await register(scope(), name, {
      tanggalLahir: `2012-01-1${n}`,
      nisn: `000000000${n}`,
      noTeleponOrtu: `08130000000${n}`,
      alamat: `Jalan Sungai ${n}`,
    });
  now = new Date("2027-07-05T02:00:00Z");
  ini = (await read<{ id: string }>(sql`select id from periode_ppdb`))[0]?.id ?? "";
  const period = (tahun: string, buka: string, more = sql`null`) =>
    read<{ id: string }>(
      sql`insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota, deleted_at) values (${tahun}, ${buka}, ${buka}::date + 30, 10, ${more}) returning id`,
    );
  lalu = (await period("2026/2027", "2026-02-01"))[0]?.id ?? "";
  draf = (await period("2025/2026", "2025-02-01", sql`now()`))[0]?.id ?? "";
  await write(sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas, deleted_at) values
    ('X.1', 'X', '2027/2028', 36, null), ('X.2', 'X', '2027/2028', 36, null), ('X.10', 'X', '2027/2028', 36, null),
    ('X.1', 'X', '2026/2027', 36, null), ('X.9', 'X', '2027/2028', 36, now())`);
  await write(sql`insert into pengaturan (nama, nama_lengkap, jenis, kota, provinsi, nsm, alamat, tanggal_berdiri, tagline, sambutan, tentang)
    values ('MAN', 'Madrasah', 'man', 'Palu', 'Sulawesi Tengah', '131172710001', 'Jalan', '1991-06-13', 'T', 'S', 'T')`);
});
beforeEach(async () => {
  for (const table of ["siswa_ppdb", "anggota_kelas", "siswa", "penempatan_ppdb", "nism_kembali"])
    await write(sql`delete from ${sql.table(table)}`);
  await write(sql`delete from counter where name = 'nism'`);
  await write(sql`update pendaftaran set keadaan = 'diterima', periode_id = ${ini}, deleted_at = null`);
});

const idOf = async (name: string) =>
  (await read<{ id: string }>(sql`select id from pendaftaran where nama_lengkap = ${name}`))[0]?.id ?? "";
const kelas = async (nama: string, tahun = "2027/2028") =>
  (await read<{ id: string }>(sql`select id from kelas where nama = ${nama} and tahun_ajaran = ${tahun}`))[0]?.id ?? "";
const load = (periode = ini) => scope(rusdin).read((ctx) => loadPenempatan(ctx, periode));
const place = async (seats: Readonly<Record<string, string>>, tahun = "2027/2028") => {
  const calon = await Promise.all(
    Object.entries(seats).map(async ([name, nama]) => ({ id: await idOf(name), kelasId: await kelas(nama, tahun) })),
  );
  return as((ctx) => applyPenempatan(ctx, { periodeId: ini, kunci: crypto.randomUUID(), tanggal: "2027-07-12", calon, isi: new Map() }));
};
const pupils = () =>
  read<{ nama: string; nism: string; kelas: string }>(
    sql`select siswa.nama, right(nism, 4) as nism, kelas.nama as kelas from siswa join kelas on kelas.id = kelas_id order by siswa.nama`,
  );
const states = () =>
  read<{ nama: string; keadaan: string; versi: number }>(
    sql`select nama_lengkap as nama, keadaan, versi from pendaftaran order by nama_lengkap`,
  );

test("those are offered who were accepted in that intake, are there, and are no pupils yet; with the classes of that year", async () => {
  await write(sql`update pendaftaran set keadaan = 'cadangan' where nama_lengkap = 'Ani'`);
  await write(sql`update pendaftaran set periode_id = ${lalu} where nama_lengkap = 'Budi'`);
  await write(sql`update pendaftaran set deleted_at = now() where nama_lengkap = 'Cici'`);
  await place({ Dedi: "X.2" });
  const { calon, kelas: open, lalu: past, daftar, periode } = await load();
  expect(calon.map(({ nama }) => nama)).toEqual(["Edi", "Fani"]);
  expect(open.map(({ nama, perempuan, lakiLaki }) => [nama, perempuan, lakiLaki])).toEqual([
    ["X.1", 0, 0],
    ["X.2", 1, 0],
    ["X.10", 0, 0],
  ]);
  expect([past.map(({ banyak }) => banyak), daftar.map(({ tahunAjaran }) => tahunAjaran), periode?.id]).toEqual([
    [1],
    ["2027/2028", "2026/2027"],
    ini,
  ]);
  const before = await load(lalu);
  expect([before.calon.map(({ nama }) => nama), before.kelas.map(({ nama }) => nama), before.lalu]).toEqual([["Budi"], ["X.1"], []]);
  // One that was thrown away is none: the newest is shown.
  expect((await load(draf)).periode?.id).toBe(ini);
  await expect(
    scope(rusdin).read((ctx) => proposePenempatan(ctx, { periodeId: draf, kelas: [], keinginan: new Map(), hanyaDaftarUlang: false })),
  ).rejects.toMatchObject({ kind: "notFound" });
  await write(sql`update siswa set deleted_at = now()`);
  expect((await load()).kelas.map(({ perempuan }) => perempuan)).toEqual([0, 0, 0]);
});

test("the proposal leaves out who clashes, who comes from another school, and, where asked, who has not come yet; it takes the classes that take part", async () => {
  await write(sql`update pendaftaran set nisn = '9999999999' where nama_lengkap in ('Ani', 'Budi')`);
  await write(sql`update pendaftaran set jalur = 'mutasi' where nama_lengkap = 'Cici'`);
  await write(sql`update pendaftaran set keadaan = 'daftar ulang' where nama_lengkap in ('Dedi', 'Ani')`);
  const take = [await kelas("X.2"), await kelas("X.10")];
  const proposed = async (hanyaDaftarUlang: boolean, some = take) => {
    const { kelas: at } = await scope(rusdin).read((ctx) =>
      proposePenempatan(ctx, { periodeId: ini, kelas: some, keinginan: new Map(), hanyaDaftarUlang }),
    );
    return { who: Object.keys(at).sort(), where: new Set(Object.values(at)) };
  };
  const ids = async (...some: string[]) => (await Promise.all(some.map(idOf))).sort();
  expect(await proposed(false)).toEqual({ who: await ids("Dedi", "Edi", "Fani"), where: new Set(take) });
  expect((await proposed(true)).who).toEqual(await ids("Dedi"));
  await expect(proposed(false, [await kelas("X.1", "2026/2027")])).rejects.toMatchObject({ kind: "invalid" });
  await write(
    sql`update pendaftaran set nisn = nomor_induk.baru from (select id, lpad(row_number() over (order by id)::text, 10, '0') as baru from pendaftaran) nomor_induk where nomor_induk.id = pendaftaran.id`,
  );
  await write(sql`update pendaftaran set jalur = 'reguler'`);
});

test("numbers run on from class to class as people count them, and in a class by name; what was taken back waits for its child, and no other placement goes with it", async () => {
  const first = await place({ Cici: "X.10", Ani: "X.2", Budi: "X.2" });
  expect((await pupils()).map(({ nama, nism, kelas: at }) => `${nama} ${nism} ${at}`)).toEqual([
    "Ani 0001 X.2",
    "Budi 0002 X.2",
    "Cici 0003 X.10",
  ]);
  const second = await place({ Dedi: "X.1" });
  const placed = await read<{ id: string; nama: string }>(sql`select id, nama from siswa order by nama`);
  const before = await states();
  expect(await as((ctx) => undoPenempatan(ctx, first))).toBe(3);
  expect((await pupils()).map(({ nama, nism }) => `${nama} ${nism}`)).toEqual(["Dedi 0004"]);
  // The trail keeps nothing of what was only a copy; of the other placement it keeps all.
  const copies = await Promise.all(
    placed.map(async ({ id, nama }) => {
      const like = `%"${nama}"%`;
      return read<{ n: number }>(sql`select count(*)::int as n from audit where subject_id = ${id} and concat(before, after) like ${like}`);
    }),
  );
  expect(placed.map(({ nama }, place) => [nama, copies[place]?.[0]?.n])).toEqual([
    ["Ani", 0],
    ["Budi", 0],
    ["Cici", 0],
    ["Dedi", 1],
  ]);
  const after = await states();
  expect(after.map(({ nama, keadaan }) => [nama, keadaan])).toEqual(
    names.map((name) => [name, name === "Dedi" ? "daftar ulang" : "diterima"]),
  );
  for (const name of ["Dedi", "Edi", "Fani"])
    expect(after.find(({ nama }) => nama === name)).toEqual(before.find(({ nama }) => nama === name));
  expect(await read(sql`select banyak, dibatalkan_pada is not null as batal from penempatan_ppdb order by banyak`)).toEqual([
    { banyak: 1, batal: false },
    { banyak: 3, batal: true },
  ]);
  expect(await read(sql`select penempatan_id as id from siswa_ppdb`)).toEqual([{ id: second }]);
  expect(await read(sql`select count(*)::int as n from anggota_kelas`)).toEqual([{ n: 1 }]);
  await place({ Edi: "X.1", Fani: "X.1" });
  expect((await pupils()).map(({ nama, nism }) => `${nama} ${nism}`)).toEqual(["Dedi 0004", "Edi 0005", "Fani 0006"]);
  expect(await read(sql`select urut from nism_kembali order by urut`)).toEqual([{ urut: 1 }, { urut: 2 }, { urut: 3 }]);
  // In another class and in another order: each has its own again.
  const third = await place({ Cici: "X.1", Budi: "X.10" });
  const own = async () => (await pupils()).map(({ nama, nism }) => `${nama} ${nism}`).filter((one) => /Ani|Budi|Cici/.test(one));
  expect([await own(), await read(sql`select urut from nism_kembali`)]).toEqual([["Budi 0002", "Cici 0003"], [{ urut: 1 }]]);
  await as((ctx) => undoPenempatan(ctx, third));
  await place({ Ani: "X.1", Budi: "X.1", Cici: "X.1" });
  expect([await own(), await read(sql`select urut from nism_kembali`)]).toEqual([["Ani 0001", "Budi 0002", "Cici 0003"], []]);
});

test("a number waits for its child in its year, also under a number that was merged into the child's; what nobody has, or the register has, is given to nobody", async () => {
  const [ani, budi, cici] = [await idOf("Ani"), await idOf("Budi"), await idOf("Cici")];
  await write(sql`insert into counter (name, period, value) values ('nism', '2027', 9)`);
  await write(sql`insert into nism_kembali (tahun, urut, pendaftaran_id) values
    ('2026', 7, ${ani}), ('2027', 9, ${budi}), ('2027', 8, ${ani}), ('2027', 5, null), ('2027', 6, ${cici})`);
  await write(sql`insert into siswa (nama, jenis_kelamin, status, nism, tanggal_masuk) values
    ('Lama', 'perempuan', 'aktif', '131172710001270008', '2027-07-12'), ('Lain', 'perempuan', 'aktif', '131172710001260009', '2026-07-12')`);
  await write(sql`insert into gabungan_pendaftaran (dari_id, ke_id, dari_keadaan, bawaan, alasan, pelaku, pada) values
    (${cici}, ${budi}, 'mengundurkan diri', '{}', 'Dua kali', 'Uji', now())`);
  await write(sql`update pendaftaran set keadaan = 'digabung' where id = ${cici}`);
  const given = await as((ctx) => takeNism(ctx, { nsm: "131172710001", tahun: "2027", anak: [ani, budi] }));
  expect(given).toEqual([
    { nism: "131172710001270010", urut: 10 },
    { nism: "131172710001270006", urut: 6 },
  ]);
  expect(await read(sql`select tahun, urut, pendaftaran_id as anak from nism_kembali order by urut`)).toEqual([
    { tahun: "2027", urut: 5, anak: null },
    { tahun: "2026", urut: 7, anak: ani },
    { tahun: "2027", urut: 8, anak: null },
    { tahun: "2027", urut: 9, anak: null },
  ]);
  await write(sql`delete from gabungan_pendaftaran`);
});

test("one who was at school already keeps that when the placement is taken back; an unknown one is refused", async () => {
  await write(sql`update pendaftaran set keadaan = 'daftar ulang' where nama_lengkap = 'Ani'`);
  const before = (await states()).find(({ nama }) => nama === "Ani");
  const id = await place({ Ani: "X.1", Budi: "X.1" });
  expect((await states()).find(({ nama }) => nama === "Ani")).toEqual(before);
  await as((ctx) => undoPenempatan(ctx, id));
  expect((await states()).slice(0, 2).map(({ keadaan }) => keadaan)).toEqual(["daftar ulang", "diterima"]);
  await expect(as((ctx) => undoPenempatan(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
  for (const unknown of ["x", crypto.randomUUID()])
    await expect(as((ctx) => undoPenempatan(ctx, unknown))).rejects.toMatchObject({ kind: "notFound" });
  for (const kunci of ["pendek", "a".repeat(101), "ada spasi di sini"])
    await expect(
      as((ctx) => applyPenempatan(ctx, { periodeId: ini, kunci, tanggal: "2027-07-12", calon: [], isi: new Map() })),
    ).rejects.toMatchObject({
      kind: "malformed",
    });
  for (const periodeId of ["x", draf])
    await expect(
      as((ctx) => applyPenempatan(ctx, { periodeId, kunci: "kunci-benar", tanggal: "2027-07-12", calon: [], isi: new Map() })),
    ).rejects.toMatchObject({ kind: "notFound" });
});

test("the first day lies in the year, from June to June", async () => {
  const day = (tanggal: string) =>
    as((ctx) => demandFirstDay(ctx, "2027/2028", tanggal)).then(
      () => "",
      ({ fields }) => fields.tanggal as string,
    );
  expect([await day("2027-07-05"), await day("2028-06-30")]).toEqual(["", ""]);
  for (const wrong of ["2027-05-31", "2028-07-01"]) expect(await day(wrong)).toContain("dalam tahun ajaran 2027/2028");
  const soon = now;
  now = new Date("2027-06-10T02:00:00Z");
  await write(sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-19')`);
  expect([await day("2027-06-10"), await day("2027-06-11")]).toEqual(["", expect.stringContaining("mulai 19 Juni 2027")]);
  await write(sql`delete from tahun_ajaran`);
  now = soon;
  for (const wrong of ["", "x", "2027-02-30"]) expect(await day(wrong)).toBe("Isi hari pertama di kelas.");
});
