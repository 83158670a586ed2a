/**
 * Nobody, at night, two intakes after each other. What goes wrong: the younger intake goes with the older one, a pupil found by its NISN alone
 * loses its registration, figures of a year are counted twice or told with whom was merged, letters and numbers hold the night up.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { watchedAside } from "#tests/support/aside.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { eraseOld } from "./erase-old.server.ts";

let jam = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => jam });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const erase = async () => {
  const report = await eraseOld(scope(system("hapus-pendaftaran")), watchedAside());
  return typeof report === "string" ? report : report["pendaftaran yang tidak diterima dihapus"];
};
const left = async () =>
  (await rows(sql<{ nama: string }>`select nama_lengkap as nama from pendaftaran order by nama_lengkap`)).map(({ nama }) => nama);
const ids: Record<string, string> = {};
const children = {
  Aminah: { keadaan: "diterima" },
  // Pupils by another door: by NISN, by NIK, by name and birth date; and two who only look like one.
  Bahar: { keadaan: "tidak diterima", nisn: "0012345678" },
  Citra: { keadaan: "tidak diterima", nik: "7271014903120001" },
  Dewi: { keadaan: "cadangan", tanggalLahir: "2012-04-04" },
  Edi: {
    keadaan: "cadangan",
    tanggalLahir: "2012-05-05",
    jenisKelamin: "laki-laki",
    alamat: "Jalan Sungai Surumana No. 2, Kelurahan Ujuna, Kecamatan Palu Barat, Kota Palu",
  },
  Fajar: { keadaan: "tidak diterima", asalSekolah: "MTs Lere", alamat: "Jalan Kelor, Kecamatan Palu Barat, Kota Palu" },
  Gani: { keadaan: "digabung" },
  Hasan: { keadaan: "tidak diterima" },
  "Lama Diterima": { keadaan: "daftar ulang" },
  "Lama Ditolak": { keadaan: "tidak diterima" },
} as const;

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await scope(system("uji")).transaction(seedSekolah);
  for (const [name, { keadaan: _, ...more }] of Object.entries(children)) ids[name] = (await register(scope(), name, more)).id;
  await as(async ({ db }) => {
    await sql`insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('2026/2027', '2026-02-01', '2026-03-01', 10)`.execute(db);
    await sql`update pendaftaran set periode_id = (select id from periode_ppdb where tahun_ajaran = '2026/2027') where nama_lengkap like 'Lama%'`.execute(
      db,
    );
    for (const [name, { keadaan }] of Object.entries(children))
      await sql`update pendaftaran set keadaan = ${keadaan} where nama_lengkap = ${name}`.execute(db);
    await sql`update pendaftaran set deleted_at = now() where nama_lengkap = 'Hasan'`.execute(db);
    await sql`insert into siswa (nama, status, jenis_kelamin, tanggal_lahir, nisn, nik) values
      ('Lain Sekali', 'aktif', 'perempuan', '2011-01-01', '0012345678', null), ('Lain Lagi', 'aktif', 'perempuan', '2012-03-09', null, '7271014903120001'),
      ('DEWI', 'aktif', 'perempuan', '2012-04-04', null, null), ('Edi', 'aktif', 'perempuan', '2012-05-06', null, null),
      ('Fajaruddin', 'aktif', 'perempuan', '2012-03-09', null, null)`.execute(db);
    // What hangs on them besides papers and marks.
    await sql`insert into usulan_keadaan (pendaftaran_id, ke, alasan, oleh, pelaku, pada)
      select id, 'tidak diterima', 'Usia lebih', ${nurlaela.id}, 'Uji', now() from pendaftaran where nama_lengkap in ('Edi', 'Aminah')`.execute(
      db,
    );
    await sql`insert into permintaan_perbaikan (pendaftaran_id, isian, isi, pada)
      select id, 'alamat', 'Jalan', now() from pendaftaran where nama_lengkap in ('Edi', 'Aminah')`.execute(db);
    await sql`insert into gabungan_pendaftaran (dari_id, ke_id, dari_keadaan, bawaan, alasan, pelaku, pada)
      values (${ids.Gani}, ${ids.Fajar}, 'terkirim', '{}', 'Dikirim dua kali', 'Uji', now())`.execute(db);
    await sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada) values (${ids.Fajar}, 'cadangan', 'diterima', 'Uji', now())`.execute(
      db,
    );
    for (const scopeName of ["pendaftaran", "pendaftaran-kertas", "lain"])
      await sql`insert into idempotency (scope, key, fingerprint, response)
        select ${scopeName}, gen_random_uuid()::text, 'x', jsonb_build_object('id', id) from pendaftaran where nama_lengkap in ('Edi', 'Aminah')`.execute(
        db,
      );
  });
});

const figures = async () =>
  (
    await rows(sql<{ told: string }>`select hal || ' ' || isi || ' ' || banyak as told from angka_ppdb
      where periode_id = (select id from periode_ppdb where tahun_ajaran = '2027/2028') order by 1`)
  ).map(({ told }) => told);

test("the older intake goes first, and the younger one when its own time is over", async () => {
  jam = new Date("2028-01-02T02:00:00Z");
  await rows(sql`update periode_ppdb set simpan_bulan = 12`);
  expect([await erase(), (await left()).filter((name) => name.startsWith("Lama"))]).toEqual([1, ["Lama Diterima"]]);
  expect((await left()).length).toBe(Object.keys(children).length - 1);
  expect(await figures()).toEqual([]);
});

test("whoever is a pupil by any sign stays; who only bears a name or a birth date goes", async () => {
  jam = new Date("2028-07-12T02:00:00Z");
  expect(await erase()).toBe(4);
  expect(await left()).toEqual(["Aminah", "Bahar", "Citra", "Dewi", "Lama Diterima"]);
  const hang = await rows(sql<{ usulan: string; minta: string; kirim: string[] }>`select
    (select string_agg(nama_lengkap, ',') from usulan_keadaan join pendaftaran on id = pendaftaran_id) as usulan,
    (select string_agg(nama_lengkap, ',') from permintaan_perbaikan minta join pendaftaran on pendaftaran.id = pendaftaran_id) as minta,
    (select array_agg(scope order by scope) from idempotency) as kirim`);
  expect(hang).toEqual([{ usulan: "Aminah", minta: "Aminah", kirim: ["lain", "lain", "pendaftaran", "pendaftaran-kertas"] }]);
});

test("figures tell each property by itself, without whom was merged or deleted", async () => {
  const all = await figures();
  expect(all.filter((one) => !/^(hari|program|daerah)/.test(one))).toEqual([
    ...["asal sekolah MTs Lere 1", "asal sekolah MTs Negeri Contoh Palu 1", "jalur reguler 2"],
    ...["jenis kelamin laki-laki 1", "jenis kelamin perempuan 1"],
    ...["keadaan cadangan 1", "keadaan tidak diterima 1", "pernah diterima ya 1"],
  ]);
  expect(all.filter((one) => one.startsWith("hari"))).toEqual(["hari 2027-03-01 2"]);
  expect(all.filter((one) => one.startsWith("daerah"))).toEqual([expect.stringMatching(/^daerah .*Palu Barat.* 2$/)]);
});

test("a second night adds to the figures of the first, and those who lead hear of each", async () => {
  const before = await rows(
    sql<{ n: number }>`select count(*)::int as n from pemberitahuan where kind = 'pendaftaran-dihapus' and akun_id = ${rusdin.id}`,
  );
  expect(before).toEqual([{ n: 1 }]);
  await rows(sql`update siswa set deleted_at = now() where nama = 'DEWI'`);
  expect(await erase()).toBe(1);
  const all = await figures();
  expect(all).toContain("keadaan cadangan 2");
  expect(all).toContain("jalur reguler 3");
  expect(all).toContain("hari 2027-03-01 3");
  const lines = await rows(sql<{ subject: string; after: unknown }>`select subject, after from audit where action = 'erase' order by id`);
  expect(lines).toEqual([1, 4, 1].map((banyak) => ({ subject: "periodePpdb", after: { banyak, berkas: 0 } })));
});
