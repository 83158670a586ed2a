/**
 * The committee at a laptop in autumn copies the intake of last year, and reads its rules beside those of another. What goes wrong: a day, a
 * question or a path is left behind, one that was thrown away comes back, what one year has is counted in the other.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPeriode } from "../index.server.ts";
import { periodePpdb } from "../periode-ppdb.ts";
import { pertanyaanPpdb } from "../pertanyaan/pertanyaan-ppdb.ts";
import { copyPeriode, planCopy, tellCopy } from "./copy-periode.server.ts";
import { jalurPpdbHooks } from "./doubtful-jalur.server.ts";
import { gelombangPpdb } from "./gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur-ppdb.ts";
import { openPerubahan, publishAturan, readLembarTerbaca, readTerbitan } from "./lembar-aturan.server.ts";
import { countPerJalur, loadAturan, readPeriode } from "./load-aturan.server.ts";
import { jalurOf } from "./load-jalur.server.ts";
import { ruleRows } from "./rule-rows.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(actor("panitiaPpdb")).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const days = { pengumuman: "2027-07-05", ambilSampai: "2027-07-08", daftarUlangMulai: "2027-07-06", daftarUlangSelesai: "2027-07-11" };
const unset = { pengumuman: null, ambilSampai: null, daftarUlangMulai: null, daftarUlangSelesai: null };
const year = { tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288, draf: true, ...days };
const more = {
  usiaPer: "2027-07-01",
  ambilHari: 4,
  simpanBulan: 30,
  lengkapiSampai: "2027-07-20",
  tanyaUn: true,
  tanyaJurusan: false,
  susulanHari: 3,
};
let [id, satu, dua, other] = ["", "", "", ""];

beforeAll(async () => {
  const wave = (periodeId: string, nama: string, days: object = {}) =>
    as((ctx) => create(ctx, gelombangPpdb, { nama, periodeId, ...days }, "json"));
  id = (await as((ctx) => create(ctx, periodePpdb, { ...year, ...more }, "json"))).id;
  dua = (await wave(id, "Gelombang 2")).id;
  satu = (await wave(id, "Gelombang 1", { buka: "2027-02-05", bukaPukul: "08:00", tutup: "2027-03-31", tutupPukul: "14:00" })).id;
  const path = (gelombangId: string, jenis: string, some: object = {}) =>
    as((ctx) => create(ctx, jalurPpdb, { jenis, gelombangId, ...some }, "json"));
  await path(satu, "tahfidz", {
    buka: "2027-02-06",
    bukaPukul: "09:00",
    tutup: "2027-03-30",
    tutupPukul: "13:00",
    kuota: 20,
    syarat: "Hafal 3 juz",
  });
  await path(satu, "asrama");
  await path(dua, "reguler", { kuota: 100, syarat: "Lulus MTs" });
  await write(sql`update jalur_ppdb set deleted_at = now() where jenis in ('asrama')`);
  const gone = (await wave(id, "Gelombang 3")).id;
  await path(gone, "afirmasi", { kuota: 99 });
  await write(sql`update gelombang_ppdb set deleted_at = now() where id = ${gone}::uuid`);
  const asked = { periodeId: id, golongan: "pribadi", bentuk: "pendek", wajib: true };
  for (const [n, kode] of ["juz", "asal", "lama", "hapus"].entries())
    await as((ctx) => create(ctx, pertanyaanPpdb, { ...asked, kode, pertanyaan: `Tanya ${kode}`, nomorUrut: 9 - n }, "json"));
  await write(sql`update pertanyaan_ppdb set berhenti = true where kode = 'lama'`);
  await write(sql`update pertanyaan_ppdb set deleted_at = now() where kode = 'hapus'`);
  other = (
    await as((ctx) =>
      addPeriode(ctx, { ...year, ...unset, tahunAjaran: "2029/2030", buka: "2029-02-01", tutup: "2029-06-30", draf: false }),
    )
  ).id;
  await write(sql`insert into gelombang_ppdb (nama, periode_id) values ('Gelombang lain', ${other}::uuid)`);
});

describe("a copy", () => {
  test("has every day a year later, every setting and question that holds, and is told so", async () => {
    const { periode, pertanyaan, gelombang } = await as((ctx) => planCopy(ctx, id));
    expect(periode).toMatchObject({
      ...{ tahunAjaran: "2028/2029", buka: "2028-02-01", tutup: "2028-06-30", kuota: 288, draf: true, pengumuman: "2028-07-05" },
      ...{
        ambilSampai: "2028-07-08",
        daftarUlangMulai: "2028-07-06",
        daftarUlangSelesai: "2028-07-11",
        usiaPer: "2028-07-01",
        ambilHari: 4,
      },
      ...{ simpanBulan: 30, lengkapiSampai: "2028-07-20", tanyaUn: true, tanyaJurusan: false, susulanHari: 3 },
    });
    expect(periode).not.toHaveProperty("id");
    expect(pertanyaan.map(({ kode }) => kode)).toEqual(["asal", "juz"]);
    expect(gelombang.map(({ values, jalur }) => [values.nama, jalur.map(({ jenis }) => jenis)])).toEqual([
      ["Gelombang 1", ["tahfidz"]],
      ["Gelombang 2", ["reguler"]],
    ]);
    expect(gelombang[0]?.values).toMatchObject({
      buka: "2028-02-05",
      bukaPukul: "08:00",
      tutup: "2028-03-31",
      tutupPukul: "14:00",
      tanpaLembar: false,
    });
    expect(gelombang[0]?.jalur[0]).toMatchObject({
      ...{ buka: "2028-02-06", bukaPukul: "09:00", tutup: "2028-03-30", tutupPukul: "13:00", kuota: 20, syarat: "Hafal 3 juz" },
    });
    expect(await as((ctx) => tellCopy(ctx, id))).toEqual({
      tahunAjaran: "2028/2029",
      baris: [
        "Periode: 1 Februari 2028 – 30 Juni 2028",
        "Gelombang 1: 5 Februari 2028 pukul 08.00 WITA – 31 Maret 2028 pukul 14.00 WITA",
        "Gelombang 1, jalur tahfidz: 6 Februari 2028 pukul 09.00 WITA – 30 Maret 2028 pukul 13.00 WITA",
        "Gelombang 2: 1 Februari 2028 – 30 Juni 2028",
        "Gelombang 2, jalur reguler: 1 Februari 2028 – 30 Juni 2028",
        ...["Pengumuman: Rabu, 5 Juli 2028", "Tempat diambil paling lambat: Sabtu, 8 Juli 2028", "Daftar ulang mulai: Kamis, 6 Juli 2028"],
        ...["Daftar ulang selesai: Selasa, 11 Juli 2028", "Data daftar ulang dilengkapi sampai: Kamis, 20 Juli 2028"],
        ...["Usia dihitung pada: Sabtu, 1 Juli 2028", "2 pertanyaan tambahan, dengan kode yang sama"],
      ],
    });
  });

  test("is made once whole, of one that was thrown away again, and of an intake without waves too", async () => {
    const copy = await as((ctx) => copyPeriode(ctx, id));
    const rows = await as((ctx) => ruleRows(ctx, copy));
    expect(rows.map(({ gelombang, jenis, kuota }) => [gelombang, jenis, kuota])).toEqual([
      ["Gelombang 1", "tahfidz", 20],
      ["Gelombang 2", "reguler", 100],
    ]);
    const asked = await as(({ db }) =>
      db.selectFrom("pertanyaanPpdb").select("kode").where("periodeId", "=", copy).orderBy("nomorUrut").execute(),
    );
    expect(asked.map(({ kode }) => kode)).toEqual(["asal", "juz"]);
    await expect(as((ctx) => planCopy(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
    await write(sql`update periode_ppdb set deleted_at = now() where id = ${copy}::uuid`);
    await expect(as((ctx) => readPeriode(ctx, copy))).rejects.toMatchObject({ kind: "notFound" });
    expect((await as((ctx) => planCopy(ctx, id))).gelombang).toHaveLength(2);
    const bare = await as((ctx) =>
      addPeriode(ctx, { ...year, ...unset, tahunAjaran: "2031/2032", buka: "2031-02-01", tutup: "2031-06-30", usiaPer: null }),
    );
    expect((await as((ctx) => tellCopy(ctx, bare.id))).baris).toEqual(["Periode: 1 Februari 2032 – 30 Juni 2032"]);
  });
});

describe("the rules of one intake", () => {
  test("are those of its own waves and paths that are there, by wave and path", async () => {
    expect((await as((ctx) => ruleRows(ctx, id))).map(({ gelombang, jenis }) => `${gelombang} ${jenis}`)).toEqual([
      ...["Gelombang 1 tahfidz", "Gelombang 2 reguler"],
    ]);
    expect(await as((ctx) => ruleRows(ctx, other))).toEqual([]);
    const paths = await as(async (ctx) => jalurOf(ctx, await readPeriode(ctx, id)));
    expect(paths.map(({ jenis, gelombang, sampai }) => `${jenis} ${gelombang} ${sampai.toISOString().slice(0, 16)}`)).toEqual([
      "tahfidz Gelombang 1 2027-03-30T05:01",
      expect.stringContaining("Gelombang 2 2027-06-30T16:00"),
    ]);
    expect(await as(async (ctx) => jalurOf(ctx, await readPeriode(ctx, other)))).toEqual([]);
  });

  test("count who came by each path, and neither who was deleted nor who was merged nor who came another year", async () => {
    await write(sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
        no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, jurusan, bukti_hash, jalur, gelombang_id, keadaan, deleted_at)
      select case n when 1 then ${other} else ${id} end::uuid, 'PMBM-2027-9' || n, 'Anak ' || n, 'Palu', date '2013-01-01' + n, 'perempuan', 'islam', 'Indonesia',
        'Jalan ' || n, '0812', 'Ayah', 'Petani', 'Ibu', 'Petani', '0813' || n, 'MTs', 'ipa', sha256(n::text::bytea), 'tahfidz', ${satu}::uuid,
        case n when 2 then 'digabung' else 'terkirim' end, case n when 3 then now() end from generate_series(1, 6) n`);
    expect([...(await as((ctx) => countPerJalur(ctx, id)))]).toEqual([[`${satu} tahfidz`, 3]]);
    const { jalur } = await as((ctx) => loadAturan(ctx, id));
    expect(jalur.map(({ nama, pendaftar, keadaan, kuota }) => [nama, pendaftar, keadaan, kuota])).toEqual([
      ["Tahfidz", 3, "rancangan", 20],
      ["Reguler", 0, "rancangan", 100],
    ]);
    await write(sql`delete from pendaftaran`);
  });

  test("are published and changed for themselves: another intake knows nothing of it, and a version says whether a later one holds", async () => {
    await write(sql`insert into jalur_ppdb (jenis, gelombang_id) select 'reguler', id from gelombang_ppdb where nama = 'Gelombang lain'`);
    await as((ctx) => publishAturan(ctx, id));
    expect(await as((ctx) => readTerbitan(ctx, other))).toEqual({ versi: [], perubahan: null });
    await as((ctx) => publishAturan(ctx, other));
    await as((ctx) => openPerubahan(ctx, id, " Kuota ditambah sesuai keputusan "));
    expect((await as((ctx) => readTerbitan(ctx, other))).perubahan).toBeNull();
    const [first] = (await as((ctx) => readTerbitan(ctx, id))).versi;
    const read = () => as((ctx) => readLembarTerbaca(ctx, first?.id ?? ""));
    expect(await read()).toMatchObject({
      lembar: { nomor: 1, periodeId: id },
      perubahan: "Kuota ditambah sesuai keputusan",
      terbaru: null,
    });
    await write(sql`update jalur_ppdb set kuota = 21 where jenis = 'tahfidz' and gelombang_id = ${satu}::uuid`);
    await as((ctx) => publishAturan(ctx, id));
    expect(await read()).toMatchObject({ perubahan: null, terbaru: { nomor: 2 } });
    const lines = await as(({ db }) =>
      db.selectFrom("audit").select(["action", "after"]).where("subjectId", "=", id).orderBy("id").execute(),
    );
    expect(lines.slice(1)).toMatchObject([
      { action: "publish", after: { nomor: 1 } },
      { action: "reopen", after: { alasan: "Kuota ditambah sesuai keputusan" } },
      { action: "publish", after: { nomor: 2 } },
    ]);
    for (const alasan of ["123456789", "x".repeat(301)])
      await expect(as((ctx) => openPerubahan(ctx, id, alasan))).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
    await as((ctx) => openPerubahan(ctx, id, "x".repeat(300)));
    await as((ctx) => openPerubahan(ctx, other, "1234567890"));
  });
});

test("what is doubtful of paths that come in one list is said of each, together with the others of its intake and no other", async () => {
  const doubts = (...rows: object[]) => as(async (ctx) => await jalurPpdbHooks.doubts?.(ctx, rows as never));
  const lain = (
    await as(({ db }) => db.selectFrom("gelombangPpdb").select("id").where("nama", "=", "Gelombang lain").executeTakeFirstOrThrow())
  ).id;
  const empty = Object.fromEntries(Object.keys(jalurPpdb.fields).map((name) => [name, null]));
  const row = (gelombangId: string, kuota: number | null, some: object = {}) => ({
    ...empty,
    jenis: "asrama",
    gelombangId,
    kuota,
    syarat: "S",
    ...some,
  });
  // 121 are there already.
  expect(await doubts(row(satu, 100), row(satu, 67, { jenis: "prestasi-akademik" }))).toEqual([{}, {}]);
  const over = { kuota: "Kuota semua jalur 289 tempat, sedangkan kuota periode 288." };
  expect(
    await doubts(row(satu, 100), row(dua, 68), row(lain, 288), row(satu, null, { syarat: null }), { ...row(satu, 9), gelombangId: null }),
  ).toEqual([...[over, over, {}, { jenis: expect.stringContaining("syaratnya belum ditulis") }, {}]]);
  expect(await doubts()).toEqual([]);
});
