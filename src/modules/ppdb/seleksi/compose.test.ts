/**
 * The committee looks at a wave of some hundred children in June, page by page on a laptop. What goes wrong: a child of another wave, one whose
 * papers are not through or one that was deleted stands in the list, a mark that does not count is counted, the second page shows the first.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { openPerubahan, publishAturan } from "../jalur/lembar-aturan.server.ts";
import { readAskedSeleksi } from "./asked.ts";
import { composeBundle } from "./compose.server.ts";
import { orderOf, proposeKeputusan } from "./decide.server.ts";
import { loadSeleksi } from "./load-seleksi.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
let [satu, dua, periodeId] = ["", "", ""];
const compose = (gelombang = satu) => as((ctx) => composeBundle(ctx, gelombang));
const load = (query: Record<string, string> = {}) =>
  as((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams({ gelombang: satu, ...query }))));
const propose = async (gelombang = satu) => {
  const { isi } = await load({ gelombang });
  await as((ctx) => proposeKeputusan(ctx, gelombang, isi?.urutan ?? ""));
};

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 28, cadangan: 2, seri1: "usia" });
  ({ id: satu, periodeId } = await as(({ db }) => db.selectFrom("gelombangPpdb").select(["id", "periodeId"]).executeTakeFirstOrThrow()));
  for (const [n, name] of ["Aminah", "Budi", "Citra", "Dewi", "Eka", "Fajar", "Gita"].entries())
    ids.set(name, (await register(scope(), name, { tanggalLahir: `2012-01-0${n < 2 ? 5 : n + 1}` })).id);
  dua = (
    await as(({ db }) =>
      db
        .insertInto("gelombangPpdb")
        .values({ nama: "Gelombang 2", periodeId, tutup: "2027-03-31" })
        .returning("id")
        .executeTakeFirstOrThrow(),
    )
  ).id;
  await write(sql`insert into gelombang_ppdb (nama, periode_id, deleted_at) values ('Gelombang 0', ${periodeId}, now())`);
  await write(sql`update pendaftaran set keadaan = case nama_lengkap when 'Dewi' then 'terkirim' when 'Eka' then 'perlu perbaikan'
    when 'Fajar' then 'mengundurkan diri' else 'lulus administrasi' end, gelombang_id = ${satu}::uuid, jurusan = 'ips'`);
  await giveMarks(
    scope(nurlaela),
    "tes",
    new Map([
      [id("Aminah"), 9000],
      [id("Budi"), 8000],
    ]),
  );
  await giveMarks(
    scope(nurlaela),
    "btq",
    new Map([
      [id("Aminah"), 7000],
      [id("Citra"), 7000],
    ]),
  );
});

test("a wave is made of those who are through, and counts those whose papers are not", async () => {
  const { bundle, people, belum, lembarId, gelombang } = await compose();
  const rows = bundle.pelamar.map(({ id: samaran, ...one }) => ({
    ...one,
    who: [...ids].find(([, known]) => known === people.get(samaran))?.[0],
  }));
  const parts = { rapor: null, btq: null, tahfidz: null, wawancara: null, prestasi: null };
  const common = { jalur: "reguler", program: "ips", mundur: null };
  expect(rows.sort((one, other) => one.waktu - other.waktu)).toEqual([
    { ...common, who: "Aminah", usia: 2, waktu: 1, nilai: { ...parts, tes: 9000 } },
    { ...common, who: "Budi", usia: 2, waktu: 2, nilai: { ...parts, tes: 8000 } },
    { ...common, who: "Citra", usia: 1, waktu: 3, nilai: { ...parts, tes: null } },
    { ...common, who: "Gita", usia: 3, waktu: 4, nilai: { ...parts, tes: null } },
  ]);
  expect([belum, lembarId, gelombang.id, people.size]).toEqual([2, null, satu, 4]);
  expect(bundle.pelamar.map((one) => one.id)).toEqual(bundle.pelamar.map((one) => one.id).toSorted());
  for (const one of bundle.pelamar) expect(one.id).toMatch(/^[0-9a-f]{16}$/);
});

test("pseudonyms are drawn anew unless they are known, and two bundles of the same children are told to be the same", async () => {
  const [one, other] = [await compose(), await compose()];
  expect([...one.people.keys()].filter((samaran) => other.people.has(samaran))).toEqual([]);
  expect(orderOf(one)).toBe(orderOf(other));
  const known = await as((ctx) => composeBundle(ctx, satu, new Map([...one.people].map(([samaran, who]) => [who, samaran]))));
  expect(known.bundle).toEqual(one.bundle);
  const changed = { ...one, bundle: { ...one.bundle, pelamar: one.bundle.pelamar.map((child) => ({ ...child, program: "ipa" })) } };
  expect(orderOf(changed)).not.toBe(orderOf(one));
});

test("who was deleted, came in another wave, or on a path that the wave has not, is in no list and in no count", async () => {
  await write(sql`update pendaftaran set deleted_at = now() where nama_lengkap in ('Citra', 'Eka')`);
  await write(sql`update pendaftaran set gelombang_id = ${dua}::uuid where nama_lengkap = 'Dewi'`);
  await write(sql`update pendaftaran set jalur = 'asrama' where nama_lengkap = 'Gita'`);
  const { people, belum } = await compose();
  expect([[...people.values()].sort(), belum]).toEqual([[id("Aminah"), id("Budi")].sort(), 0]);
  await write(sql`update pendaftaran set deleted_at = null, jalur = 'reguler', gelombang_id = ${satu}::uuid`);
  for (const gone of ["x", periodeId]) await expect(compose(gone)).rejects.toMatchObject({ kind: "notFound" });
  await expect(scope(actor("guru")).read((ctx) => composeBundle(ctx, satu))).rejects.toMatchObject({ kind: "notFound" });
});

test("without a wave it is said what to do", async () => {
  await write(sql`update gelombang_ppdb set deleted_at = now()`);
  expect(await load()).toMatchObject({
    gelombang: null,
    isi: null,
    putuskan: true,
    kosong: expect.stringContaining("Belum ada gelombang"),
  });
  expect((await scope(rusdin).read((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams())))).waves).toEqual([]);
  await write(sql`update gelombang_ppdb set deleted_at = null where nama <> 'Gelombang 0'`);
});

test("while the rules are being changed the list is made from them as they stand, and is not official", async () => {
  await as(({ db }) => db.insertInto("jalurPpdb").values({ jenis: "reguler", gelombangId: dua, bobotTes: 100 }).execute());
  await as((ctx) => publishAturan(ctx, periodeId));
  expect((await load()).isi).toMatchObject({ resmi: true, kuota: 288, belum: 2 });
  await as((ctx) => openPerubahan(ctx, periodeId, "Kuota jalur reguler keliru"));
  await write(sql`update jalur_ppdb set kuota = 27 where gelombang_id = ${satu}::uuid`);
  expect((await load()).isi).toMatchObject({
    resmi: false,
    jalur: [{ tempat: 27, aturan: { kuota: 27, cadangan: 2, bobot: { tes: 100 } } }],
  });
  now = new Date("2027-07-01T02:00:00Z");
  await expect(propose()).rejects.toMatchObject({ message: expect.stringContaining("Terbitkan dulu") });
});

test("a list is proposed once its wave is closed, somebody is in it, and no two paths share what is left", async () => {
  await write(sql`update jalur_ppdb set kuota = null`);
  const tiga = await as(({ db }) =>
    db.insertInto("gelombangPpdb").values({ nama: "Gelombang 3", periodeId }).returning("id").executeTakeFirstOrThrow(),
  );
  await as((ctx) => publishAturan(ctx, periodeId));
  await expect(propose()).rejects.toMatchObject({ message: expect.stringContaining("Lebih dari satu jalur") });
  await expect(propose(dua)).rejects.toMatchObject({ message: expect.stringContaining("Belum ada pendaftaran") });
  expect((await load({ gelombang: tiga.id })).isi).toMatchObject({ jalur: [], dipilih: "", total: 0, rows: [] });
  // Of a wave without a path it is not said that papers are not through.
  await expect(propose(tiga.id)).rejects.toMatchObject({ message: "Gelombang ini tidak ada dalam lembar aturan." });
  await as((ctx) => openPerubahan(ctx, periodeId, "Kuota jalur reguler diisi"));
  await as(({ db }) => db.deleteFrom("gelombangPpdb").where("id", "=", tiga.id).execute());
  await write(sql`update jalur_ppdb set kuota = 28 where gelombang_id = ${satu}::uuid`);
  await as((ctx) => publishAturan(ctx, periodeId));
  await expect(propose()).rejects.toMatchObject({ message: "Nilai 2 calon siswa belum lengkap." });
  now = new Date("2027-06-30T02:00:00Z");
  await expect(propose()).rejects.toMatchObject({ message: expect.stringContaining("masih terbuka") });
});

test("a list of thirty is read in two pages, and its heads count all of them", async () => {
  await write(sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
      no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, jurusan, bukti_hash, jalur, gelombang_id, keadaan)
    select periode_id, 'PMBM-2027-9' || n, 'Anak ' || n, 'Palu', date '2013-01-01' + n, 'perempuan', 'islam', 'Indonesia', 'Jalan ' || n, '0812', 'Ayah ' || n,
      'Petani', 'Ibu ' || n, 'Petani', '0813' || n, 'MTs', 'ipa', sha256(n::text::bytea), 'reguler', ${satu}::uuid, 'lulus administrasi'
    from (select periode_id from pendaftaran limit 1) satu, generate_series(10, 38) n`);
  await write(sql`insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, penilai, pada)
    select id, 'tes', '1', 5000 - right(nomor, 2)::int, 'Uji', now() from pendaftaran where nama_lengkap like 'Anak %'`);
  const first = (await load()).isi;
  expect([first?.rows.length, first?.total, first?.rows[0]?.nama, first?.rows[24]?.nama]).toEqual([25, 33, "Aminah", "Anak 32"]);
  expect(first?.rows[0]).toMatchObject({
    id: id("Aminah"),
    nomor: expect.stringContaining("PMBM"),
    program: "ips",
    hasil: "diterima",
    peringkat: 1,
  });
  expect(first?.rows[0]?.nilai).toEqual([{ komponen: "tes", bobot: 100, nilai: 9000, hasil: 900_000 }]);
  const second = (await load({ halaman: "2" })).isi;
  expect(second?.rows.map(({ nama, hasil }) => `${nama} ${hasil}`)).toEqual([
    ...["Anak 33 diterima", "Anak 34 diterima", "Anak 35 diterima", "Anak 36 cadangan", "Anak 37 cadangan", "Anak 38 tidak diterima"],
    ...["Citra belum lengkap", "Gita belum lengkap"].toSorted(() => ((second?.rows.at(-1)?.nama ?? "") === "Gita" ? 0 : -1)),
  ]);
  expect(first?.jalur).toMatchObject([
    {
      ...{ jenis: "reguler", nama: "Reguler", tempat: 28, batas: 496_500 },
      banyak: { diterima: 28, cadangan: 2, "tidak diterima": 1, "mengundurkan diri": 0, "belum lengkap": 2 },
    },
  ]);
  expect((await load({ halaman: "3" })).isi?.rows).toEqual([]);
  expect((await load({ "coba.reguler.kuota": "1" })).isi).toMatchObject({ dicoba: true, jalur: [{ tempat: 1, batas: 900_000 }] });
});

test("the waves of the newest intake come first, each by its name; one that was deleted, with its intake or alone, is none", async () => {
  await write(sql`with baru as (insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota, deleted_at) values
      ('2028/2029', '2028-02-01', '2028-06-30', 9, null), ('2026/2027', '2026-02-01', '2026-06-30', 9, null), ('2025/2026', '2025-02-01', '2025-06-30', 9, now()) returning id, tahun_ajaran)
    insert into gelombang_ppdb (nama, periode_id) select 'Gelombang ' || tahun_ajaran, id from baru`);
  const { waves } = await load();
  expect(waves.map(({ nama }) => nama)).toEqual(["Gelombang 2028/2029", "Gelombang 1", "Gelombang 2", "Gelombang 2026/2027"]);
  expect((await load({ gelombang: dua })).gelombang?.nama).toBe("Gelombang 2");
  expect(await load({ gelombang: waves[3]?.id ?? "" })).toMatchObject({
    isi: null,
    kosong: expect.stringContaining("belum mempunyai jalur"),
  });
});
