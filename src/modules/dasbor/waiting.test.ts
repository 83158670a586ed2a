import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loadDasbor } from "./load-dasbor.server.ts";

const now = new Date("2026-04-21T23:30:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const dasbor = (peran: string) => scope(actor(peran)).transaction((ctx) => loadDasbor(ctx, () => ({ keluar: false })));
const wali = actor("waliKelas");

beforeAll(() => scope(system("uji")).transaction(seedSekolah));

test("one's own words to initial and one's own request wait for others, not for oneself", async () => {
  const [kepala, tu] = [actor("kepala"), actor("tataUsaha")];
  await scope(system("uji")).transaction(async (ctx) => {
    for (const [n, { id, name, roles }] of [kepala, tu, wali].entries())
      await sql`insert into akun (id, nip, nama, peran) values (${id}, ${`19800101200501100${n}`}, ${name}, ${[...roles]})`.execute(ctx.db);
    const jenis = sql`(select id from jenis_naskah limit 1)`;
    const { rows } = await sql<{ id: string }>`insert into naskah_surat (pembuat_id, jenis_id, untuk, perihal, isi, status, diajukan_pada)
      values (${wali.id}, ${jenis}, 'umum', 'Undangan', 'Hadirlah.', 'diajukan', ${now}) returning id`.execute(ctx.db);
    const orang = sql`insert into pegawai (nama, jenis, status, unit_kerja, akun_id)
      values ('Petugas', 'tenaga-kependidikan', 'honorer', 'MAN1PALU', ${tu.id}) returning id`;
    await sql`with orang as (${orang}) insert into usulan_perubahan (pegawai_id, diajukan_oleh, register, tindakan, sesudah)
      select id, ${tu.id}, 'anak', 'tambah', '{}' from orang`.execute(ctx.db);
    await record({ ...ctx, actor: tu }, { action: "update", subject: "naskahSurat", subjectId: String(rows[0]?.id), after: {} });
  });
  const bagi = async (peran: string) => (await dasbor(peran)).menunggu.map(({ kode, jumlah }) => [kode, jumlah]);
  expect((await bagi("tataUsaha")).map(([kode]) => kode)).toEqual([]);
  expect(await bagi("kepala")).toEqual(
    expect.arrayContaining([
      ["parafSurat", 1],
      ["usulanKantor", 1],
    ]),
  );
  expect(await bagi("administrator")).toEqual(
    expect.arrayContaining([
      ["parafSurat", 1],
      ["usulan", 1],
    ]),
  );
});

test("devices and a network that others asked for wait for a second person, until they are decided or their time is over", async () => {
  const kepala = actor("kepala");
  const saya = kepala.id ?? "";
  const akun = (
    ke: string,
    nama: string,
    id: string,
  ) => sql`insert into akun (id, nip, nama, peran) values (${id}, ${ke}, ${nama}, '{kepala}')
    on conflict do nothing`;
  const lain = "00000000-0000-4000-8000-0000000000a1";
  const kios = (dibuka: string, token: string, sisa: object = sql``) =>
    sql`insert into kios_absensi (nama, token_hash, dibuka_oleh, berlaku_sampai, created_at, diperiksa_oleh, diperiksa_pada, ditutup_pada)
      values ('Gerbang', ${Buffer.from(token)}, ${dibuka}, ${sisa})`;
  const dua = async () => (await dasbor("kepala")).menunggu.find(({ kode }) => kode === "perangkatAbsensi");
  await scope(system("uji")).transaction(async ({ db }) => {
    await akun("198001012005011007", kepala.name, saya).execute(db);
    await akun("198001012005011008", "Pengaju", lain).execute(db);
    const [esok, kemarin] = [sql`${now}::timestamptz + interval '1 day'`, sql`${now}::timestamptz - interval '1 day'`];
    await kios(lain, "menunggu", sql`${esok}, '2026-04-18T17:00:00Z', null, null, null`).execute(db);
    await kios(lain, "lewat", sql`${kemarin}, ${kemarin}, null, null, null`).execute(db);
    await kios(lain, "ditutup", sql`${esok}, ${kemarin}, null, null, ${kemarin}`).execute(db);
    await kios(lain, "diperiksa", sql`${esok}, ${kemarin}, ${saya}, ${kemarin}, null`).execute(db);
    await kios(saya, "sendiri", sql`${esok}, ${kemarin}, null, null, null`).execute(db);
  });
  expect(await dua()).toMatchObject({ jumlah: 1, sejak: "2026-04-19" });
  const minta = (oleh: string) =>
    sql`insert into jaringan_absensi (jaringan, ponsel, diajukan_oleh) values ('{103.10.66.0/24}', false, ${oleh})`;
  const putuskan = sql`update jaringan_absensi set diputus_oleh = ${saya}, diputus_pada = ${now}, diterima = false`;
  await scope(system("uji")).transaction(({ db }) => minta(lain).execute(db));
  expect(await dua()).toMatchObject({ jumlah: 2 });
  await scope(system("uji")).transaction(async ({ db }) => {
    await putuskan.execute(db);
    await minta(saya).execute(db);
  });
  expect(await dua()).toMatchObject({ jumlah: 1 });
});
