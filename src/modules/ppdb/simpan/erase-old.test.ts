/**
 * Nobody, at night: families who were not accepted and asked to be forgotten, and children whose registration must not go. What goes wrong:
 * papers and marks that stay behind, a pupil's registration deleted, figures of past years that are gone with the people.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { watchedAside } from "#tests/support/aside.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { eraseOld } from "./erase-old.server.ts";

let jam = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => jam });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const aside = watchedAside();
const run = () => eraseOld(scope(system("hapus-pendaftaran")), aside);
const states = {
  Aminah: "diterima",
  Budi: "tidak diterima",
  Citra: "cadangan",
  Dewi: "daftar ulang",
  Eka: "mengundurkan diri",
  Fajar: "tidak diterima",
} as const;
const left = async () =>
  (await as(({ db }) => db.selectFrom("pendaftaran").select("namaLengkap").orderBy("nomor").execute())).map((row) => row.namaLengkap);
const hanging = () =>
  as(async ({ db }) => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from nilai_ppdb) as nilai, (select count(*)::int from berkas_pendaftaran) as berkas,
      (select count(*)::int from jawaban_pendaftaran) as jawaban,
      (select count(*)::int from keputusan_pelamar) as pelamar, (select count(*)::int from perbaikan_pendaftaran) as perbaikan,
      (select count(distinct pendaftaran_id)::int from langkah_pendaftaran) as langkah,
      (select count(*)::int from daftar_ulang) as ulang, (select count(*)::int from idempotency) as kiriman,
      (select count(*)::int from kursi_ujian) as kursi, (select count(distinct pendaftaran_id)::int from jadwal_ujian_lama) as jadwal,
      (select count(*)::int from kartu_ujian) as kartu,
      (select count(*)::int from persetujuan_pendaftaran) as persetujuan`.execute(db);
    return rows[0];
  });

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100 });
  for (const name of Object.keys(states)) await register(scope(), name);
  await as(async ({ db }) => {
    // As `register` without a key keeps none.
    await sql`insert into idempotency (scope, key, fingerprint, response)
      select 'pendaftaran', gen_random_uuid()::text, 'x', jsonb_build_object('id', id) from pendaftaran`.execute(db);
    await sql`insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, penilai, pada) select id, 'tes', '1', 8000, 'Uji', now() from pendaftaran`.execute(
      db,
    );
    await sql`insert into perbaikan_pendaftaran (pendaftaran_id, isian, jenis, sebab, pelaku, pada)
      select id, 'alamat', 'diminta', 'lain', 'Uji', now() from pendaftaran`.execute(db);
    await sql`with tanya as (insert into pertanyaan_ppdb (periode_id, pertanyaan, bentuk) select id, 'Riwayat sakit', 'pendek' from periode_ppdb returning id)
      insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select p.id, tanya.id, 'Asma', now() from pendaftaran p, tanya`.execute(
      db,
    );
    await sql`insert into daftar_ulang (pendaftaran_id, dibuat, diubah) select id, now(), now() from pendaftaran`.execute(db);
    await sql`with satu as (insert into berkas (kunci, nama, jenis, ukuran, sidik)
        select 'k' || nomor, 'kk.pdf', 'application/pdf', 9, repeat('0', 64) from pendaftaran returning id, kunci)
      insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim)
      select p.id, 'KK', satu.id, 1, now() from satu join pendaftaran p on satu.kunci = 'k' || nomor`.execute(db);
    await sql`with satu as (insert into ujian_ppdb (nama, gelombang_id, komponen, terbit_pada) select 'CBT', id, 'tes', now() from gelombang_ppdb returning id),
      sesi as (insert into sesi_ujian (ujian_id, nama, tanggal, mulai, selesai) select id, 'Sesi 1', '2027-04-10', '08:00', '10:00' from satu)
      insert into ruang_ujian (ujian_id, nama, kapasitas) select id, 'Ruang 1', 9 from satu`.execute(db);
    await sql`insert into kursi_ujian (ujian_id, sesi_id, ruang_id, kursi, pendaftaran_id, pada)
      select sesi.ujian_id, sesi.id, ruang.id, row_number() over (order by nomor), pendaftaran.id, now()
      from sesi_ujian sesi, ruang_ujian ruang, pendaftaran`.execute(db);
    await sql`update sesi_ujian set mulai = '08:30'`.execute(db);
    await sql`insert into lembar_aturan_ppdb (periode_id, nomor, isi, sidik, diterbitkan_pada) select id, 1, '{}', repeat('0', 64), now() from periode_ppdb`.execute(
      db,
    );
    await sql`insert into keputusan_ppdb (gelombang_id, lembar_id, paket, sidik, pengusul, nama_pengusul, diusulkan_pada)
      select g.id, l.id, '{}', repeat('0', 64), ${nurlaela.id}::uuid, 'Uji', now() from gelombang_ppdb g, lembar_aturan_ppdb l`.execute(db);
    await sql`insert into keputusan_pelamar (keputusan_id, samaran, pendaftaran_id) select k.id, nomor, p.id from keputusan_ppdb k, pendaftaran p`.execute(
      db,
    );
    await sql`update keputusan_ppdb set ditetapkan_pada = now(), penyetuju = (select id from akun where id <> pengusul limit 1), nama_penyetuju = 'Uji'`.execute(
      db,
    );
    for (const [nama, keadaan] of Object.entries(states))
      await sql`update pendaftaran set keadaan = ${keadaan} where nama_lengkap = ${nama}`.execute(db);
    await sql`update pendaftaran set deleted_at = now() where nama_lengkap = 'Fajar'`.execute(db);
  });
});

describe("registrations that were not accepted", () => {
  test("stay until their time is over, counted from the end of the intake", async () => {
    jam = new Date("2028-07-11T02:00:00Z");
    expect(await run()).toEqual({
      "pendaftaran yang tidak diterima dihapus": 0,
      "berkasnya dilepas": 0,
      "baris jejak yang dikosongkan": 0,
      "potongan berkas yang tidak diteruskan": 0,
      "draf kertas yang tidak dilanjutkan": 0,
    });
    expect(await left()).toHaveLength(6);
  });

  test("how long is said by the period, also after its rules are published", async () => {
    await as(({ db }) => sql`update periode_ppdb set simpan_bulan = 24`.execute(db));
    jam = new Date("2028-07-12T02:00:00Z");
    expect(await run()).toMatchObject({ "pendaftaran yang tidak diterima dihapus": 0 });
    await expect(as(({ db }) => sql`update periode_ppdb set kuota = 1`.execute(db))).rejects.toMatchObject({
      constraint: "aturan_ppdb_terbit",
    });
    await as(({ db }) => sql`update periode_ppdb set simpan_bulan = null`.execute(db));
  });

  test("stay in an intake that was decided elsewhere, and where the child is a pupil anyhow", async () => {
    const set = (keadaan: string) =>
      as(({ db }) => sql`update pendaftaran set keadaan = ${keadaan} where nama_lengkap in ('Aminah', 'Dewi')`.execute(db));
    await set("terkirim");
    expect(await run()).toMatchObject({ "pendaftaran yang tidak diterima dihapus": 0 });
    await set("daftar ulang");
    await as(({ db }) =>
      sql`insert into siswa (nama, status, jenis_kelamin, tanggal_lahir)
      select nama_lengkap, 'aktif', jenis_kelamin, tanggal_lahir from pendaftaran where keadaan not in ('diterima', 'daftar ulang')`.execute(
        db,
      ),
    );
    expect(await run()).toMatchObject({ "pendaftaran yang tidak diterima dihapus": 0 });
    await as(({ db }) => sql`update siswa set deleted_at = now()`.execute(db));
  });

  test("go then with everything that hangs on them; who was accepted is not touched", async () => {
    // A paper that an accepted child's registration holds as well.
    await as(({ db }) =>
      sql`insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim)
        select p.id, 'Akta', b.id, 1, now() from pendaftaran p, berkas b join pendaftaran q on b.kunci = 'k' || q.nomor
        where p.nama_lengkap = 'Aminah' and q.nama_lengkap = 'Budi'`.execute(db),
    );
    expect(await run()).toEqual({
      "pendaftaran yang tidak diterima dihapus": 4,
      "berkasnya dilepas": 4,
      "baris jejak yang dikosongkan": 4,
      "potongan berkas yang tidak diteruskan": 0,
      "draf kertas yang tidak dilanjutkan": 0,
    });
    expect(await left()).toEqual(["Aminah", "Dewi"]);
    expect(await hanging()).toEqual({
      nilai: 2,
      berkas: 3,
      jawaban: 2,
      pelamar: 2,
      perbaikan: 2,
      langkah: 2,
      persetujuan: 2,
      ...{ ulang: 2, kiriman: 2 },
      ...{ kursi: 2, jadwal: 2, kartu: 2 },
    });
    expect(await run()).toMatchObject({ "pendaftaran yang tidak diterima dihapus": 0 });
  });

  test("take their papers into quarantine with them, in the same night however many", async () => {
    const gone = await as(({ db }) =>
      sql<{ kunci: string; sebab: string; lepas: boolean }>`select kunci, sebab, deleted_at is not null as lepas
        from karantina join berkas using (kunci) order by kunci`.execute(db),
    );
    expect(aside.put.toSorted()).toEqual(gone.rows.map(({ kunci }) => `private ${kunci}`));
    expect(gone.rows.map(({ sebab, lepas }) => [sebab, lepas])).toEqual(Array(3).fill(["masa-simpan", true]));
  });

  test("leave figures, and a line that tells of it without names", async () => {
    const figures = await as(({ db }) =>
      db
        .selectFrom("angkaPpdb")
        .select(["hal", "isi", "banyak"])
        .where("hal", "in", ["keadaan", "jalur", "daerah"])
        .orderBy("hal")
        .orderBy("isi")
        .execute(),
    );
    expect(figures.map(({ hal, isi, banyak }) => `${hal} ${isi} ${banyak}`)).toEqual([
      "daerah Tidak terbaca 3",
      "jalur reguler 3",
      "keadaan cadangan 1",
      "keadaan mengundurkan diri 1",
      "keadaan tidak diterima 1",
    ]);
    const line = await as(({ db }) => db.selectFrom("audit").select(["action", "after"]).where("action", "=", "erase").executeTakeFirst());
    expect(line).toEqual({ action: "erase", after: { banyak: 4, berkas: 4 } });
  });
});

test("nobody else deletes who was accepted, or who is behind a pseudonym", async () => {
  await expect(as(({ db }) => sql`delete from pendaftaran`.execute(db))).rejects.toThrow();
  await expect(as(({ db }) => sql`delete from keputusan_pelamar`.execute(db))).rejects.toThrow("never changed");
});
