import { beforeAll, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { ownKehadiran } from "./own-kehadiran.server.ts";

let current = new Date("2026-08-03T08:00:00+08:00");
const { scope } = useDatabase({ policy, clock: () => current });
const [andi, budi] = [actor("guru"), actor("waliKelas")];
const viewed = (who = andi, saat = "2026-08-03T08:00:00+08:00") => {
  current = new Date(saat);
  return scope(who).transaction(ownKehadiran);
};

beforeAll(() =>
  scope(andi).transaction(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${andi.id}, '197001011995031001', 'Andi', '{guru}'),
      (${budi.id}, '197001011995031002', 'Budi', '{waliKelas}')`.execute(db);
    const { rows } = await sql<{ id: string }>`insert into pegawai (nama, jenis, status, unit_kerja, akun_id) values
      ('Andi', 'guru', 'honorer', 'MAN1PALU', ${andi.id}), ('Citra', 'guru', 'honorer', 'MAN1PALU', null) returning id`.execute(db);
    const [saya, citra] = rows.map(({ id }) => id);
    await sql`insert into absensi_pegawai (pegawai_id, tanggal, status, masuk, pulang, cara) values
      (${saya}, '2026-07-19', 'hadir', '2026-07-19T07:00+08', null, 'kode'), (${saya}, '2026-07-20', 'hadir', '2026-07-20T06:50+08', null, 'kode'),
      (${saya}, '2026-07-31', 'terlambat', '2026-07-31T07:40+08', '2026-07-31T15:05+08', 'kode'),
      (${saya}, '2026-08-03', 'hadir', '2026-08-03T06:55+08', null, 'kode'), (${citra}, '2026-08-01', 'hadir', '2026-08-01T07:00+08', null, 'kode')`.execute(
      db,
    );
    await sql`insert into pin_kios (pegawai_id, dibuat_pada, dibuat_oleh, sidik)
      values (${saya}, '2026-07-15T23:30Z', ${budi.id}, ${Buffer.from("sidik")})`.execute(db);
    await sql`insert into hari_khusus (nama, jenis, mulai, selesai, untuk)
      values ('Hari Kemerdekaan', 'libur', '2026-08-17', '2026-08-17', 'semua')`.execute(db);
  }),
);

test("one's own last fortnight, with today apart, and nobody else's", async () => {
  expect(await viewed()).toMatchObject({
    ...{ hariIni: "2026-08-03", nama: "Andi", libur: null, pinDibuat: "16 Juli 2026" },
    kini: { tanggal: "2026-08-03", status: "hadir", masuk: "06:55", pulang: null },
    riwayat: [
      { tanggal: "2026-07-31", status: "terlambat", masuk: "07:40", pulang: "15:05" },
      { tanggal: "2026-07-20", status: "hadir", masuk: "06:50", pulang: null },
    ],
  });
});

test("a day without school says why, as far as the calendar does", async () => {
  expect(await viewed(andi, "2026-08-17T08:00:00+08:00")).toMatchObject({ libur: "Hari Kemerdekaan", kini: null });
  expect(await viewed(andi, "2026-08-16T08:00:00+08:00")).toMatchObject({ libur: expect.not.stringContaining("Kemerdekaan") });
});

test("whoever is in no staff record has an account alone", async () => {
  expect(await viewed(budi)).toMatchObject({ nama: null, pinDibuat: null, kini: null, riwayat: [] });
});
