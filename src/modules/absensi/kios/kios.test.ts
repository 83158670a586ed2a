import { beforeAll, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { addPerson, installPerangkat } from "#tests/support/kantor-people.ts";
import { told } from "#tests/support/logged-lines.ts";
import { ownKehadiran } from "../papan/own-kehadiran.server.ts";
import { kehadiranHari } from "../pegawai/kehadiran-hari.server.ts";
import { koreksiKehadiran } from "../pegawai/koreksi-kehadiran.server.ts";
import { replaceStatistics } from "../pegawai/rules.server.ts";
import { createOwnPin, revokePin } from "./pin-kios.server.ts";
import { recordAtKios } from "./record-kios.server.ts";

let current = new Date("2026-08-03T06:55:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [guru, kantor, kepala, satpam] = [actor("guru"), actor("tataUsaha"), actor("kepala"), actor("pegawai")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => home.scope(who).transaction(work);
const tap = (token: string | null, pin: string, arah: "masuk" | "pulang" = "masuk") =>
  recordAtKios(home.scope(visitor), { token, pin, arah, alamat: "203.0.113.9" });
const id: Record<string, string> = {};
let kios: string;

beforeAll(async () => {
  const orang = [
    [guru, "Andi"],
    [kantor, "Sri"],
    [kepala, "Rosmini"],
    [satpam, "Budi Satpam"],
  ] as const;
  for (const [n, [siapa, nama]] of orang.entries())
    id[nama] = await dalam((ctx) => addPerson(ctx, siapa, { nip: `19700101199503100${n}`, nama }));
  kios = (await installPerangkat(home, [kantor, kepala])).token;
});

describe("a PIN", () => {
  test("is made by its person alone, with a fresh proof, and the one before it ends", async () => {
    const lama = await dalam(createOwnPin, guru);
    const baru = await dalam(createOwnPin, guru);
    expect([lama, baru]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    await expect(tap(kios, lama)).rejects.toThrow("PIN ini tidak dikenal");
    await expect(dalam(createOwnPin, actor("humas"))).rejects.toThrow("belum terhubung");
    await expect(dalam(createOwnPin, visitor)).rejects.toMatchObject({ kind: "unauthenticated" });
    const basi = { ...guru, session: { ...justSignedIn, confirmedAt: new Date(current.getTime() - 301_000) } };
    await expect(dalam(createOwnPin, basi)).rejects.toMatchObject({ kind: "unconfirmed" });
    const { rows } = await dalam(({ db }) => sql<{ isi: string }>`select pin_kios::text as isi from pin_kios`.execute(db));
    expect(rows.map(({ isi }) => isi).join()).not.toContain(baru);
    expect(await jejakPin()).toEqual([
      ["create", id.Andi],
      ["create", id.Andi],
    ]);
  });

  test("is only ended by the office; its person hears of it, nobody sees another", async () => {
    const pin = await dalam(createOwnPin, guru);
    await expect(dalam((ctx) => revokePin(ctx, id.Andi ?? ""), guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(dalam((ctx) => revokePin(ctx, id.Sri ?? ""))).rejects.toMatchObject({ kind: "notFound" });
    await expect(dalam((ctx) => revokePin(ctx, "x"))).rejects.toMatchObject({ kind: "notFound" });
    expect(await dalam((ctx) => revokePin(ctx, id.Andi ?? ""))).toBeUndefined();
    await expect(tap(kios, pin)).rejects.toThrow("PIN ini tidak dikenal");
    const kabar = await dalam(({ db }) => db.selectFrom("pemberitahuan").select("akunId").where("kind", "=", "pin-kios").execute());
    expect(kabar).toEqual([{ akunId: guru.id }]);
    expect((await jejakPin()).at(-1)).toEqual(["delete", id.Andi]);
  });

  test("that somebody else once made for its person is nobody's, nor is that of a closed or binned account", async () => {
    current = new Date("2026-08-04T06:55:00+08:00");
    const pin = await dalam(createOwnPin, satpam);
    const tak = async (ubah: string, kembali: string) => {
      await dalam(({ db }) => sql.raw(ubah).execute(db));
      await expect(tap(kios, pin), ubah).rejects.toThrow("PIN ini tidak dikenal");
      await dalam(({ db }) => sql.raw(kembali).execute(db));
    };
    await tak(
      `update pin_kios set dibuat_oleh = '${kantor.id}' where pegawai_id = '${id["Budi Satpam"]}'`,
      `update pin_kios set dibuat_oleh = '${satpam.id}' where pegawai_id = '${id["Budi Satpam"]}'`,
    );
    await tak(`update akun set aktif = false where id = '${satpam.id}'`, `update akun set aktif = true where id = '${satpam.id}'`);
    await tak(
      `update akun set deleted_at = now() where id = '${satpam.id}'`,
      `update akun set deleted_at = null where id = '${satpam.id}'`,
    );
    await tak(
      `update pegawai set deleted_at = now() where akun_id = '${satpam.id}'`,
      `update pegawai set deleted_at = null where akun_id = '${satpam.id}'`,
    );
    await tak(
      `update pegawai set akun_id = null where id = '${id["Budi Satpam"]}'`,
      `update pegawai set akun_id = '${satpam.id}' where id = '${id["Budi Satpam"]}'`,
    );
    expect(await tap(kios, pin)).toMatchObject({ nama: "Budi Satpam" });
    current = new Date("2026-08-03T06:55:00+08:00");
  });

  test("brings its person in and out, once each, and says whose day it was", async () => {
    const pin = await dalam(createOwnPin, satpam);
    expect(await tap(kios, pin)).toMatchObject({ nama: "Budi Satpam", status: "hadir", sudah: false });
    expect(await tap(kios, `${pin.slice(0, 3)} ${pin.slice(3)}`)).toMatchObject({ sudah: true });
    current = new Date("2026-08-03T15:05:00+08:00");
    await tap(kios, pin, "pulang");
    const hari = await dalam((ctx) => kehadiranHari(ctx, "2026-08-03"));
    expect(hari.find(({ nama }) => nama === "Budi Satpam")).toMatchObject({ masuk: "06:55", pulang: "15:05", kantor: false });
    const jejak = await dalam(({ db }) =>
      db
        .selectFrom("audit")
        .select(["actorId", "after"])
        .where("subject", "=", "absensiPegawai")
        .where("action", "=", "create")
        .orderBy("id", "desc")
        .executeTakeFirst(),
    );
    expect(jejak).toMatchObject({ actorId: null, after: { kios: "Meja piket", cara: "kios" } });
    current = new Date("2026-08-09T07:00:00+08:00");
    await expect(tap(kios, pin)).rejects.toThrow("tidak ada jam kerja");
    current = new Date("2026-08-10T07:00:00+08:00");
    await dalam(({ db }) => sql`update pegawai set aktif = false where nama = 'Budi Satpam'`.execute(db));
    await expect(tap(kios, pin)).rejects.toThrow("PIN ini tidak dikenal");
  });

  test("cannot be guessed at a kiosk, and right ones do not use up the tries", async () => {
    current = new Date("2026-08-11T07:00:00+08:00");
    const pin = await dalam(createOwnPin, guru);
    for (let n = 0; n < 25; n++) await expect(tap(kios, pin, "pulang")).rejects.toThrow("belum tercatat masuk");
    for (let n = 0; n < 25; n++) expect(await tap(kios, pin)).toMatchObject({ nama: "Andi" });
    for (let n = 0; n < 20; n++)
      await expect(tap(kios, "12345")).rejects.toMatchObject({ kind: "invalid", fields: { pin: expect.any(String) } });
    await expect(tap(kios, pin)).rejects.toThrow("Tunggu sebentar");
  });

  test("cannot be guessed the whole day long either; the office opens the kiosk anew", async () => {
    const pin = await dalam(createOwnPin, guru);
    const { token: lama } = await installPerangkat(home, [kantor, kepala], { nama: "Gerbang" });
    const mulai = new Date("2026-08-12T07:00:00+08:00");
    for (let menit = 0; menit < 64; menit += 1) {
      current = new Date(mulai.getTime() + menit * 60_000);
      await tap(lama, "12345").catch(() => undefined);
    }
    await expect(tap(lama, pin)).rejects.toThrow("PIN keliru di kios ini hari ini");
    expect(await tap((await installPerangkat(home, [kantor, kepala], { nama: "Gerbang" })).token, pin)).toMatchObject({ nama: "Andi" });
    current = new Date(mulai.getTime() + 26 * 3_600_000);
    expect(await tap(lama, pin)).toMatchObject({ nama: "Andi" });
  });
});

test("one sees one's own fortnight, today apart, and when figures change by themselves", async () => {
  current = new Date("2026-09-15T15:59:00+08:00");
  await dalam(({ db }) =>
    sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara, masuk, pulang)
      select ${id.Andi}::uuid, hari::date, 'hadir', 'kode', hari::date + time '07:00', case when hari < '2026-09-15' then hari::date + time '15:00' end
      from unnest(array['2026-08-31', '2026-09-01', '2026-09-14', '2026-09-15']) hari`.execute(db),
  );
  await dalam(createOwnPin, guru);
  const satu = (tanggal: string, pulang: string | null = "23:00") => ({ tanggal, status: "hadir", masuk: "15:00", pulang });
  expect(await dalam(ownKehadiran, guru)).toEqual({
    ...{ hariIni: "2026-09-15", nama: "Andi", pinDibuat: "15 September 2026", libur: null, batas: "07:15" },
    ...{ kini: satu("2026-09-15", null), riwayat: [satu("2026-09-14"), satu("2026-09-01")] },
  });
  const ganti = () => dalam(replaceStatistics);
  expect(await ganti()).toEqual(new Date("2026-09-15T16:00:00+08:00"));
  current = new Date("2026-09-15T16:00:00+08:00");
  expect(await ganti()).toEqual(new Date("2026-09-16T00:00:00+08:00"));
  current = new Date("2026-09-20T08:00:00+08:00");
  expect(await dalam(ownKehadiran, actor("humas"))).toMatchObject({ nama: null, pinDibuat: null, kini: null, riwayat: [] });
  expect(await dalam(ownKehadiran, kepala)).toMatchObject({ nama: "Rosmini", pinDibuat: null, libur: expect.any(String) });
});

test("a correction by hand is taken at the edges of what is refused, and told", async () => {
  current = new Date("2026-10-07T17:00:00+08:00");
  const isian = { versi: "0", status: "hadir", masuk: "07:05", pulang: "", alasan: "Ponsel rusak" };
  const pada = (tanggal: string, beda: object) =>
    told(home, kantor, (ctx) => koreksiKehadiran(ctx, { ...isian, pegawaiId: id.Andi ?? "", tanggal, ...beda }));
  const { lines, touched } = await pada("2026-10-05", { masuk: "07:15", pulang: "07:16", alasan: ` ${"😀".repeat(300)} ` });
  const after = { tanggal: "2026-10-05", status: "hadir", cara: "kantor", alasan: "😀".repeat(300) };
  expect([lines, touched]).toMatchObject([[{ action: "create", subject: "absensiPegawai", before: null, after }], ["absensiPegawai"]]);
  await pada("2026-10-06", { status: "sakit", masuk: "23:00", pulang: "23:30" });
  await pada("2026-10-07", { status: "terlambat", masuk: "17:00" });
  const diubah = await pada("2026-10-06", { versi: "1", status: "izin", masuk: "" });
  expect([diubah.lines, diubah.touched]).toMatchObject([
    [{ action: "update", before: { tanggal: "2026-10-06", status: "sakit", masuk: null }, after: { status: "izin" } }],
    ["absensiPegawai"],
  ]);
  const jam = async (tanggal: string) =>
    (await dalam((ctx) => kehadiranHari(ctx, tanggal))).filter(({ nama }) => nama === "Andi").map(({ masuk, pulang }) => [masuk, pulang]);
  expect([await jam("2026-10-05"), await jam("2026-10-06"), await jam("2026-10-07")]).toEqual([
    [["07:15", "07:16"]],
    [[null, null]],
    [["17:00", null]],
  ]);
  await dalam(({ db }) => sql`update pegawai set deleted_at = now() where id = ${id.Andi}`.execute(db));
  for (const pegawaiId of ["x", crypto.randomUUID(), id.Andi ?? ""])
    await expect(dalam((ctx) => koreksiKehadiran(ctx, { ...isian, pegawaiId, tanggal: "2026-10-05" }))).rejects.toMatchObject({
      kind: "notFound",
    });
});

const jejakPin = async () =>
  (
    await dalam(({ db }) => db.selectFrom("audit").select(["action", "subjectId"]).where("subject", "=", "pinKios").orderBy("id").execute())
  ).map(({ action, subjectId }) => [action, subjectId]);
