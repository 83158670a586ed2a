/**
 * Two clerks type from two trays, each with drafts of their own, while last year's children still stand in the book. What goes wrong: keeping
 * or throwing away one draft touches another, a child of last year is taken for the same, a decision about one wave keeps a form out of another.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { deskPaths, isFixed } from "./desk-paths.server.ts";
import { dropDraf, eraseOldDraf, listDraf, readDraf, saveDraf, takeDraf } from "./draf.server.ts";
import { DRAF_HARI } from "./draf.ts";
import { findSame } from "./find-same.server.ts";
import { loadKertas } from "./load-kertas.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const { scope } = home;
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const drafts = () => rows(sql<Record<string, unknown>>`select * from draf_kertas order by kunci`);
const idOf = async (key: string) => (await rows(sql<{ id: string }>`select id from draf_kertas where kunci = ${key}`))[0]?.id ?? "";
const save = (key: string, namaLengkap: string, who = nurlaela) => as((ctx) => saveDraf(ctx, { namaLengkap }, { key, draf: null }), who);

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
});

test("one draft is kept, gone on with, registered or thrown away, and the others stay to the letter", async () => {
  for (const key of ["draf-satu", "draf-dua-", "draf-tiga"]) await save(key, `Anak ${key}`);
  const [satu, dua, tiga] = [await idOf("draf-satu"), await idOf("draf-dua-"), await idOf("draf-tiga")];
  const others = async (id: string) => (await drafts()).filter((row) => row.id !== id);
  const before = await others(satu);
  now = new Date("2027-03-01T03:00:00Z");
  const kept = await told(home, nurlaela, (ctx) =>
    saveDraf(ctx, { namaLengkap: "Anak Satu" }, { key: "lain-kunci", draf: { id: satu, versi: 1 } }),
  );
  expect(await others(satu)).toEqual(before);
  expect(kept.lines).toMatchObject([{ action: "update", subject: "drafKertas", subjectId: satu, after: { versi: 2 } }]);
  expect(await as((ctx) => readDraf(ctx, satu))).toEqual({ id: satu, versi: 2, isi: { namaLengkap: "Anak Satu" }, pelaku: nurlaela.name });
  expect((await drafts()).find(({ id }) => id === satu)).toMatchObject({ updatedAt: now, createdAt: new Date("2027-03-01T02:00:00Z") });
  expect(await as((ctx) => readDraf(ctx, "bukan-uuid"))).toBeNull();
  // Who was typed last stands first; a page goes on where the one before ended.
  const page = (nth: number, size = 2) => as(async (ctx) => (await listDraf(ctx, { cari: "", page: nth, size })).map(({ nama }) => nama));
  expect((await page(1))[0]).toBe("Anak Satu");
  expect([...(await page(1)), ...(await page(2))].toSorted()).toEqual(["Anak Satu", "Anak draf-dua-", "Anak draf-tiga"]);
  expect((await page(2)).length).toBe(1);
  const dropped = await told(home, nurlaela, (ctx) => dropDraf(ctx, { id: satu, versi: 2 }));
  expect([dropped.lines, await others(satu)]).toMatchObject([[{ action: "delete", subject: "drafKertas", subjectId: satu }], before]);
  expect(await as((ctx) => takeDraf(ctx, { id: dua, versi: 1 }))).toEqual({
    pelaku: nurlaela.name,
    mulai: new Date("2027-03-01T02:00:00Z"),
  });
  expect((await drafts()).map(({ id }) => id)).toEqual([tiga]);
  await as((ctx) => dropDraf(ctx, { id: tiga, versi: 1 }));
});

test("a draft's key belongs to one person, and is as long as it may be", async () => {
  const first = await told(home, nurlaela, (ctx) => saveDraf(ctx, { namaIbu: "Hasnah" }, { key: "kunci-ku", draf: null }));
  expect(first.lines).toMatchObject([{ action: "create", subject: "drafKertas", subjectId: await idOf("kunci-ku") }]);
  await save("kunci-ku", "Anak Rusdin", rusdin);
  expect((await drafts()).map(({ pelaku, oleh, isi }) => [pelaku, oleh, isi]).toSorted()).toEqual(
    [
      [nurlaela.name, nurlaela.id, { namaIbu: "Hasnah" }],
      [rusdin.name, rusdin.id, { namaLengkap: "Anak Rusdin" }],
    ].toSorted(),
  );
  for (const key of ["1234567", "x".repeat(101), "kunci salah", "kunci-salah!"])
    await expect(save(key, "Anak")).rejects.toMatchObject({ kind: "malformed" });
  for (const key of ["12345678", "x".repeat(100)]) await save(key, "x".repeat(2000));
  await rows(sql`delete from draf_kertas`);
});

test("what nobody went on with goes after the last of its days, and a line says how many", async () => {
  await save("draf-lama-", "Anak Lama");
  await save("draf-baru-", "Anak Baru");
  const last = now.getTime() + DRAF_HARI * 86_400_000;
  await rows(sql`update draf_kertas set updated_at = updated_at + interval '1 second' where kunci = 'draf-baru-'`);
  now = new Date(last);
  const none = await told(home, nurlaela, eraseOldDraf);
  expect([none.result, none.lines, (await drafts()).length]).toEqual([0, [], 2]);
  now = new Date(last + 1);
  const { result, lines } = await told(home, nurlaela, eraseOldDraf);
  expect([result, (await drafts()).map(({ kunci }) => kunci)]).toEqual([1, ["draf-baru-"]]);
  expect(lines).toMatchObject([{ action: "erase", subject: "drafKertas", subjectId: "*", after: { banyak: 1 } }]);
  now = new Date("2027-03-01T02:00:00Z");
});

test("the same child is one of this intake that stands, by NISN, by NIK, or by name and birth date together", async () => {
  const [{ id: periodeId }] = (await rows(sql<{ id: string }>`select id from periode_ppdb`)) as [{ id: string }];
  const twin = { nisn: "0012345678", nik: "7271010101120001", tanggalLahir: "2012-05-05" };
  const ids = [];
  for (let nth = 0; nth < 8; nth++) ids.push((await register(scope(), "Anak Kembar", twin)).id);
  const [past, deleted, ...stand] = ids;
  await rows(sql`insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('2026/2027', '2026-02-01', '2026-03-01', 10)`);
  await rows(sql`update pendaftaran set periode_id = (select id from periode_ppdb where tahun_ajaran = '2026/2027') where id = ${past}`);
  await rows(sql`update pendaftaran set deleted_at = now() where id = ${deleted}`);
  const stranger = { nisn: null, nik: null, namaLengkap: "Anak Asing", tanggalLahir: "2011-01-01" };
  const same = (changed: object) =>
    as(async (ctx) => (await findSame(ctx, periodeId, { ...stranger, ...changed } as never)).map(({ id }) => id));
  // By number, five at most.
  for (const alike of [{ nisn: twin.nisn }, { nik: twin.nik }, { namaLengkap: " anak  KEMBAR", tanggalLahir: twin.tanggalLahir }])
    expect(await same(alike)).toEqual(stand.slice(0, 5));
  for (const unlike of [{}, { namaLengkap: "Anak Kembar" }, { tanggalLahir: twin.tanggalLahir }, { nisn: "0012345679" }])
    expect(await same(unlike)).toEqual([]);
  expect(await as((ctx) => findSame(ctx, periodeId, { ...stranger, nisn: twin.nisn } as never))).toMatchObject([
    ...[{ namaLengkap: "Anak Kembar", keadaan: "terkirim" }, {}, {}, {}, {}],
  ]);
});

test("paths are offered that have opened and ever could; those still open first, each with its own questions", async () => {
  await rows(sql`insert into gelombang_ppdb (nama, periode_id, buka, tutup) select satu.nama, id, '2027-02-01', satu.tutup::date from periode_ppdb,
    (values ('Gelombang 1', '2027-02-20'), ('Gelombang 2', '2027-06-30'), ('Gelombang 3', '2027-06-30')) as satu (nama, tutup) where tahun_ajaran = '2027/2028'`);
  await rows(sql`insert into jalur_ppdb (jenis, gelombang_id, buka, tutup) select satu.jenis, id, satu.buka::date, satu.tutup::date from gelombang_ppdb,
    (values ('Gelombang 1', 'reguler', null, null), ('Gelombang 2', 'tahfidz', null, null), ('Gelombang 2', 'prestasi-akademik', '2027-03-02', null),
      ('Gelombang 3', 'afirmasi', '2027-02-10', '2027-06-01')) as satu (nama, jenis, buka, tutup) where gelombang_ppdb.nama = satu.nama`);
  await rows(sql`insert into pertanyaan_ppdb (periode_id, pertanyaan, bentuk, jalur, kode)
    select id, 'Jumlah juz', 'angka', 'tahfidz', 'juz' from periode_ppdb where tahun_ajaran = '2027/2028'`);
  await rows(sql`update periode_ppdb set susulan_hari = 30, tanya_un = true where tahun_ajaran = '2027/2028'`);
  const { jalur, hari, tanya, draf, hilang } = await as((ctx) => loadKertas(ctx));
  expect(jalur.map(({ label, tutup, tambahan }) => [label, tutup, Object.keys(tambahan)])).toEqual([
    ["Afirmasi (Gelombang 3)", false, []],
    ["Tahfidz (Gelombang 2)", false, ["jawab-juz"]],
    ["Reguler (Gelombang 1), ditutup 20 Februari 2027", true, []],
  ]);
  expect([hari, tanya, draf, hilang]).toEqual(["2027-03-01", jalur[0]?.tanya, null, false]);
  const [first] = await as(deskPaths);
  expect(first?.susulanSampai.getTime()).toBe((first?.sampai.getTime() ?? 0) + 30 * 86_400_000);
});

test("a wave is fixed by a decision of its own that was agreed to", async () => {
  const [one, two, three] = (await rows(sql<{ id: string }>`select id from gelombang_ppdb order by nama`)).map(({ id }) => id);
  await rows(sql`insert into lembar_aturan_ppdb (periode_id, nomor, isi, sidik, diterbitkan_pada)
    select id, 1, '{}', repeat('0', 64), now() from periode_ppdb where tahun_ajaran = '2027/2028'`);
  const decide = (id = "") =>
    rows(sql`insert into keputusan_ppdb (gelombang_id, lembar_id, paket, sidik, pengusul, nama_pengusul, diusulkan_pada)
    select ${id}::uuid, id, '{}', repeat('0', 64), ${nurlaela.id}::uuid, 'Uji', now() from lembar_aturan_ppdb`);
  for (const id of [one, two]) await decide(id);
  const fixed = () => as((ctx) => Promise.all([one, two, three, null].map((id) => isFixed(ctx, id ?? null))));
  expect(await fixed()).toEqual([false, false, false, false]);
  await rows(
    sql`update keputusan_ppdb set ditetapkan_pada = now(), penyetuju = ${rusdin.id}::uuid, nama_penyetuju = 'Rusdin' where gelombang_id = ${one}::uuid`,
  );
  expect(await fixed()).toEqual([true, false, false, false]);
});
