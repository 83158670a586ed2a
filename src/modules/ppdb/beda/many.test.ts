/** A quota that is tried out may move hundreds: on the committee's laptop so many are read by name, and all are counted. */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { readAskedBeda } from "./asked-beda.ts";
import { loadBeda } from "./load-beda.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-07-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
let gelombang = "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await write(sql`update periode_ppdb set tutup = '2027-07-31', pengumuman = null, daftar_ulang_mulai = null, daftar_ulang_selesai = null`);
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 1 });
  await register(scope(), "Anak 000");
  await write(sql`insert into pendaftaran (periode_id, nomor, nama_lengkap, tempat_lahir, tanggal_lahir, jenis_kelamin, agama, kewarganegaraan, alamat,
      no_telepon, nama_ayah, pekerjaan_ayah, nama_ibu, pekerjaan_ibu, no_telepon_ortu, asal_sekolah, jurusan, bukti_hash, jalur, gelombang_id, keadaan)
    select periode_id, 'PMBM-2027-9' || n, 'Anak ' || n, 'Palu', date '2012-01-01' + n, 'perempuan', 'islam', 'Indonesia', 'Jalan ' || n, '0812', 'Ayah ' || n,
      'Petani', 'Ibu ' || n, 'Petani', '0813' || n, 'MTs', 'ipa', sha256(n::text::bytea), 'reguler', gelombang_id, 'lulus administrasi'
    from (select periode_id, gelombang_id from pendaftaran limit 1) satu, generate_series(101, 304) n`);
  await write(sql`update pendaftaran set keadaan = 'lulus administrasi'`);
  await write(sql`insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, penilai, pada)
    select id, 'tes', '1', 9000 - right(nama_lengkap, 3)::int, 'Uji', now() from pendaftaran`);
  gelombang = (await as(({ db }) => db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow())).id;
});

test("two hundred are read by name, those of the best places first, and the summary counts all", async () => {
  const asked = readAskedBeda(new URLSearchParams({ gelombang, "coba.reguler.kuota": "210" }));
  const { gerak, banyak } = await as((ctx) => loadBeda(ctx, asked));
  expect(banyak).toMatchObject({ masuk: 204, keluar: 0, semua: 204 });
  expect([gerak.length, gerak[0]?.anak.nama, gerak.at(-1)?.anak.nama]).toEqual([200, "Anak 101", "Anak 300"]);
});
