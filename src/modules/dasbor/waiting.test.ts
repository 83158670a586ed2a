import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { listUsulan } from "#modules/kepegawaian/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { loadDasbor } from "./load-dasbor.server.ts";

const now = new Date("2026-04-21T23:30:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const dasbor = (peran: string) => scope(actor(peran)).transaction((ctx) => loadDasbor(ctx, () => ({ keluar: false })));
const wali = actor("waliKelas");

beforeAll(() => scope(system("uji")).transaction(seedSekolah));

test("initials wait for the office, for the administrator where only its writers are left, for the head where nobody else is", async () => {
  const [kepala, tu, admin, lain] = [actor("kepala"), actor("tataUsaha"), actor("administrator"), crypto.randomUUID()];
  const surat = await scope(system("uji")).transaction(async (ctx) => {
    for (const [n, { id, name, roles }] of [kepala, tu, admin, wali, { ...tu, id: lain }].entries())
      await sql`insert into akun (id, nip, nama, peran) values (${id}, ${`19800101200501100${n}`}, ${name}, ${[...roles]})`.execute(ctx.db);
    const jenis = sql`(select id from jenis_naskah limit 1)`;
    const { rows } = await sql<{ id: string }>`insert into naskah_surat (pembuat_id, jenis_id, untuk, perihal, isi, status, diajukan_pada)
      values (${wali.id}, ${jenis}, 'umum', 'Undangan', 'Hadirlah.', 'diajukan', ${now}) returning id`.execute(ctx.db);
    return String(rows[0]?.id);
  });
  const writes = (id: string | null) =>
    scope(system("uji")).transaction((ctx) =>
      record({ ...ctx, actor: { ...tu, id } }, { action: "update", subject: "naskahSurat", subjectId: surat, after: {} }),
    );
  const initials = async () => {
    const people = ["tataUsaha", "administrator", "kepala"];
    const counts = await Promise.all(
      people.map(async (one) => (await dasbor(one)).menunggu.find(({ kode }) => kode === "parafSurat")?.jumlah),
    );
    return people.filter((_, place) => counts[place] === 1);
  };
  expect(await initials()).toEqual(["tataUsaha"]);
  await writes(tu.id);
  // The other one of the office is left.
  expect(await initials()).toEqual([]);
  await writes(lain);
  expect(await initials()).toEqual(["administrator"]);
  await writes(admin.id);
  expect(await initials()).toEqual(["kepala"]);
});

test("one's own request waits for others, not for oneself, and counts as the page lists it", async () => {
  const [tu, guru] = [actor("tataUsaha"), actor("guru")];
  await scope(system("uji")).transaction(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${guru.id}, '198001012005011077', 'Guru', '{guru}')`.execute(db);
    for (const { id } of [tu, guru])
      await sql`with orang as (insert into pegawai (nama, jenis, status, unit_kerja, akun_id)
          values ('Petugas', 'tenaga-kependidikan', 'honorer', 'MAN1PALU', ${id}) returning id)
        insert into usulan_perubahan (pegawai_id, diajukan_oleh, register, tindakan, sesudah)
        select id, ${id}, 'anak', 'tambah', '{}' from orang`.execute(db);
  });
  const seen = async (peran: string) => {
    const { rows, total } = await scope(actor(peran)).transaction((ctx) => listUsulan(ctx, { status: "saya", page: 1, size: 10 }));
    const counted = (await dasbor(peran)).menunggu.find(({ kode }) => kode === "usulan" || kode === "usulanKantor");
    expect([counted?.jumlah ?? 0, rows.length]).toEqual([total, total]);
    return [counted?.kode, total];
  };
  expect(await seen("administrator")).toEqual(["usulan", 2]);
  expect(await seen("tataUsaha")).toEqual(["usulan", 1]);
  expect(await seen("kepala")).toEqual(["usulanKantor", 1]);
});

test("pupils to look after wait for their wali kelas; the office has those of classes that have none", async () => {
  const saya = wali.id ?? "";
  await scope(system("uji")).transaction(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${saya}, '198001012005011099', ${wali.name}, '{waliKelas}')
      on conflict do nothing`.execute(db);
    for (const [nama, waliId] of [
      ["X.Q-1", saya],
      ["X.Q-2", null],
    ] as const)
      await sql`with kelas as (
          insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values (${nama}, 'X', '2025/2026', ${waliId}::uuid) returning id
        ), siswa as (
          insert into siswa (nama, jenis_kelamin, status, kelas_id) select ${nama} || n, 'perempuan', 'aktif', id
          from kelas, generate_series(1, case when ${waliId}::uuid is null then 1 else 2 end) n returning id, kelas_id
        )
        insert into peringatan_absensi (jenis, kelas_id, siswa_id, mulai, sampai, jumlah)
        select 'sering-terlambat', kelas_id, id, '2026-04-01', '2026-04-20', 5 from siswa`.execute(db);
  });
  const late = async (peran: string) => (await dasbor(peran)).menunggu.find(({ kode }) => kode === "siswaSeringTerlambat")?.jumlah;
  expect([await late("waliKelas"), await late("tataUsaha")]).toEqual([2, 1]);
  await scope(system("uji")).transaction(({ db }) => db.deleteFrom("peringatanAbsensi").where(everyRow).execute());
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

test("differences that were handed on are counted by class until somebody looked at them, and each person counts what they may see", async () => {
  const saya = wali.id ?? "";
  await scope(system("uji")).transaction(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${saya}, '198001012005011099', ${wali.name}, '{waliKelas}')
      on conflict do nothing`.execute(db);
    for (const [nama, waliId] of [
      ["X.P-1", saya],
      ["X.P-2", null],
    ] as const)
      await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values (${nama}, 'X', '2025/2026', ${waliId}::uuid)`.execute(db);
    await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id) select kelas.nama || anak, 'perempuan', 'aktif', kelas.id
      from kelas, unnest('{a,b,c}'::text[]) anak where kelas.nama like 'X.P-%'`.execute(db);
    await sql`with banding as (
        insert into banding (register, nama, sumber, tanggal, file_name, dibaca, sama, actor_id, actor_name)
        values ('siswa', 'EMIS', 'EMIS', '2026-04-01', 'emis.xlsx', 6, 0, ${saya}::uuid, 'Kantor') returning id
      ), serahan as (
        insert into serahan_periksa (kelas_id, tenggat, oleh, created_at)
        select id, case nama when 'X.P-1' then date '2026-05-01' else date '2026-04-10' end, 'Kantor', ${now} from kelas where nama like 'X.P-%'
        returning id
      ), handed as (insert into serahan_banding (serahan_id, banding_id) select serahan.id, banding.id from serahan, banding)
      insert into banding_baris (banding_id, jenis, row_id, kelas_id, nama, isian)
      select banding.id, 'beda', siswa.id, siswa.kelas_id, siswa.nama,
        jsonb_build_array(jsonb_build_object('isian', case right(siswa.nama, 1) when 'a' then 'agama' else 'tempatLahir' end, 'lama', 'A', 'baru', 'B'))
      from banding, siswa where siswa.nama like 'X.P-%'`.execute(db);
  });
  const counted = async (peran: string, kode: string) => (await dasbor(peran)).menunggu.find((one) => one.kode === kode);
  expect(await counted("tataUsaha", "perbedaanKelas")).toMatchObject({
    ...{ jumlah: 4, kelas: 2, sejak: "2026-04-10", lewat: true },
    rincian: [
      { nama: "X.P-2", jumlah: 2, lewat: true },
      { nama: "X.P-1", jumlah: 2, lewat: false },
    ],
  });
  // What is closed to a wali kelas was not handed on: it does not differ for them, and the office counts the same.
  expect(await counted("waliKelas", "perbedaanSaya")).toMatchObject({
    ...{ jumlah: 2, kelas: 1, lewat: false },
    rincian: [{ nama: "X.P-1", jumlah: 2 }],
  });
  expect(await counted("kepala", "perbedaanKelas")).toBeUndefined();
  // Nothing was found in the class itself: what differs is said once.
  expect(await counted("waliKelas", "serahanSaya")).toBeUndefined();
  expect(await counted("tataUsaha", "serahanKelas")).toMatchObject({ jumlah: 2, lewat: true });
  await scope(system("uji")).transaction(({ db }) =>
    sql`insert into serahan_temuan select serahan.id, siswa.id, 'nik-kosong', '{nik}'
      from serahan_periksa serahan join siswa using (kelas_id) where siswa.nama = 'X.P-1a'`.execute(db),
  );
  expect(await counted("waliKelas", "serahanSaya")).toMatchObject({ jumlah: 1, lewat: false });
  await scope(system("uji")).transaction(async ({ db }) => {
    await sql`update banding_baris set hasil = 'portal', diperiksa_pada = ${now} where nama = 'X.P-1b'`.execute(db);
    await sql`update siswa set kelas_id = null where nama = 'X.P-1c'`.execute(db);
  });
  expect(await counted("waliKelas", "perbedaanSaya")).toBeUndefined();
  expect(await counted("tataUsaha", "perbedaanKelas")).toMatchObject({ jumlah: 2 });
});

test("of lists of employees the newest of each source is counted, for whoever compares them", async () => {
  await scope(system("uji")).transaction(async ({ db }) => {
    await sql`with banding as (
        insert into banding (register, nama, sumber, tanggal, file_name, dibaca, sama, actor_id, actor_name, created_at)
        select 'pegawai', 'SIMPATIKA', 'SIMPATIKA', '2026-04-01', 'a.xlsx', 2, 0, ${wali.id}::uuid, 'Kantor', saat
        from unnest(array['2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z']::timestamptz[]) saat returning id
      ) insert into banding_baris (banding_id, jenis, nama, isian) select id, 'daftar', 'Ahmad', '[]' from banding`.execute(db);
  });
  const seen = async (peran: string) => (await dasbor(peran)).menunggu.find(({ kode }) => kode === "perbedaanPegawai");
  expect(await seen("tataUsaha")).toMatchObject({ jumlah: 1, sejak: "2026-04-01" });
  expect(await seen("guru")).toBeUndefined();
});

test("letters that nobody was told to act on wait for who disposes of them, until somebody is", async () => {
  const waits = async (peran: string) => (await dasbor(peran)).menunggu.find(({ kode }) => kode === "suratBaru");
  await scope(system("uji")).transaction(async ({ db }) => {
    for (const [agenda, status] of [null, "baru", "selesai"].entries())
      await sql`insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal, nomor_agenda, status)
        values (${`B-${agenda}`}, 'Kankemenag', ${`2026-04-1${agenda}`}, 'Undangan', ${agenda + 1}, ${status})`.execute(db);
  });
  expect(await waits("kepala")).toMatchObject({ jumlah: 2, sejak: "2026-04-10" });
  // The administrator may, and nobody asks it of them.
  for (const peran of ["administrator", "tataUsaha"]) expect(await waits(peran)).toBeUndefined();
  await scope(system("uji")).transaction(({ db }) =>
    sql`insert into disposisi (surat_masuk_id, dari_id, instruksi)
      select id, ${wali.id}, '{Hadiri}' from surat_masuk where nomor_surat = 'B-0'`.execute(db),
  );
  expect(await waits("kepala")).toMatchObject({ jumlah: 1, sejak: "2026-04-11" });
});
