import { expect, test } from "vitest";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { sistem, useUsulan } from "#tests/support/usulan.ts";
import { createAkun } from "./create-akun.server.ts";
import { describeOld } from "./login/describe-old.ts";
import { akunSearch } from "./manage/akun-search.ts";
import { listKelas } from "./manage/kelas-wali.server.ts";
import { readFilter } from "./manage/list-akun.server.ts";
import { listSession } from "./session/list-sessions.server.ts";
import { listUsulanPeran, waitingCount } from "./usulan/read-usulan.server.ts";

/** Lists that grow with the years are read up to a limit, in an order in which the rest matters least. */
const { as, begin, house, now, orang } = useUsulan();

test("classes: the first two hundred, those of the newest school year first", async () => {
  await as(sistem, ({ db }) =>
    sql`insert into kelas (nama, tingkat, tahun_ajaran)
      select 'X-' || n, 'X', case when n = 205 then '2026/2027' else '2025/2026' end from generate_series(1, 205) n`.execute(db),
  );
  const kelas = await as(orang.admin, listKelas);
  expect([kelas.length, kelas[0]?.nama]).toEqual([200, "X-205"]);
  await as(sistem, ({ db }) => db.deleteFrom("kelas").where(everyRow).execute());
});

test("sessions of one account: a hundred, the latest used first, and none of others", async () => {
  const milik = String(orang.guru.id);
  await as(sistem, async ({ db }) => {
    await sql`insert into sesi (akun_id, kind, perangkat, jaringan, token_hash, created_at, last_seen_at, confirmed_at, expires_at)
      select ${milik}::uuid, 'cookie', 'Perangkat ' || n, '127.0.0.1', sha256(n::text::bytea), ${now()}::timestamptz,
        ${now()}::timestamptz - (n % 60) * interval '1 minute', ${now()}::timestamptz, ${now()}::timestamptz + interval '1 hour'
      from generate_series(1, 105) n`.execute(db);
  });
  const sesi = await as(orang.guru, (ctx) => listSession(ctx, { id: milik, peran: ["guru"] }));
  expect(sesi).toHaveLength(100);
  const times = sesi.map(({ lastSeenAt }) => lastSeenAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(times[0]).toBe(now().getTime());
  expect(sesi.filter(({ ini }) => ini)).toHaveLength(1);
  expect(await as(orang.admin, (ctx) => listSession(ctx, { id: String(orang.admin.id), peran: ["administrator"] }))).toHaveLength(1);
});

test("proposals: a hundred, the newest first; of those that wait as many are counted", async () => {
  await as(sistem, async ({ db }) => {
    await sql`insert into akun (nip, nama, peran, aktif) select '1990010120150310' || lpad(n::text, 2, '0'), 'Orang ' || n, '{guru}', true
      from generate_series(0, 99) n`.execute(db);
    await sql`insert into akun (nip, nama, peran, aktif) select '1990010120150320' || lpad(n::text, 2, '0'), 'Orang ' || n, '{guru}', true
      from generate_series(0, 4) n`.execute(db);
    await sql`insert into usulan_peran (jenis, akun_id, nip, isi, alasan, pengusul_nama, created_at)
      select 'aktifkan', id, nip, '{}', 'Kembali bertugas', 'Ahmad', ${now()}::timestamptz - row_number() over () * interval '1 minute'
      from akun where nama like 'Orang %'`.execute(db);
  });
  const semua = await as(orang.admin, (ctx) => listUsulanPeran(ctx, { menunggu: true }));
  expect(semua).toHaveLength(100);
  const times = semua.map(({ sejak }) => sejak.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(times[0]).toBe(now().getTime() - 60_000);
  expect(await as(orang.admin, waitingCount)).toBe(100);
});

test("an account that is made again is the same one, living, in nobody's hands, and told as changed", async () => {
  const nip = "198511042010012001";
  const { id } = await begin(nip, "Lama", "guru");
  await as(sistem, ({ db }) =>
    db.updateTable("akun").set({ deletedAt: now(), deletedBy: orang.admin.id, aktif: false }).where("id", "=", String(id)).execute(),
  );
  const lain = await as(sistem, ({ db }) => db.selectFrom("sesi").select("id").where("akunId", "!=", String(id)).execute());
  expect(await as(sistem, (ctx) => createAkun(ctx, { nip, nama: "Baru", peran: ["humas"], passwordHash: "y" }))).toBe(id);
  const akun = await as(sistem, ({ db }) => db.selectFrom("akun").selectAll().where("nip", "=", nip).executeTakeFirstOrThrow());
  expect(akun).toMatchObject({
    nama: "Baru",
    peran: ["humas"],
    aktif: true,
    deletedAt: null,
    deletedBy: null,
    passwordHash: "y",
    versi: 2,
  });
  expect(akun).toMatchObject({ passwordCukup: true, passwordAt: now() });
  expect(await as(sistem, ({ db }) => db.selectFrom("sesi").select("id").execute())).toEqual(lain);
  const trail = await as(sistem, ({ db }) =>
    db.selectFrom("audit").select(["action", "after"]).where("subjectId", "=", String(id)).orderBy("id").execute(),
  );
  expect(trail.map(({ action }) => action)).toEqual(["create", "update"]);
  expect(trail.at(-1)?.after).toEqual({ nip, nama: "Baru", peran: ["humas"] });
  expect(
    (
      await house
        .scope()
        .transaction(({ db }) => db.selectFrom("akun").select("nama").where("id", "=", String(orang.guru.id)).executeTakeFirstOrThrow())
    ).nama,
  ).toBe("Fitriani");
});

test("the list of accounts is narrowed by each role and state, and says what it is narrowed to", () => {
  const search = akunSearch(readFilter(new URLSearchParams("cari=rahma&peran=guru&keadaan=menunggu")));
  expect(search).toMatchObject({ label: "Cari akun", sought: "rahma", filters: [{ chosen: "guru" }, { chosen: "menunggu" }] });
  const kosong = akunSearch(readFilter(new URLSearchParams()));
  expect(kosong).toMatchObject({ sought: "", filters: [{ chosen: "" }, { chosen: "" }] });
  expect(JSON.stringify(kosong.filters)).toMatch(/Kepala Madrasah.*Panitia PPDB.*Menunggu undangan dipakai.*Nonaktif/);
});

test.each([
  [1, "1 detik"],
  [89, "89 detik"],
  [90, "2 menit"],
  [120, "2 menit"],
  [121, "3 menit"],
])("%i seconds are said as %s", (seconds, words) => {
  expect(describeOld(seconds)).toBe(words);
});
