import { beforeAll, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { kehadiranHari } from "../pegawai/kehadiran-hari.server.ts";
import { catatDiKios } from "./catat-kios.server.ts";
import { bukaKios, daftarKios, kiosDengan, tutupKios } from "./perangkat-kios.server.ts";
import { buatPinPegawai, buatPinSaya } from "./pin-kios.server.ts";

let kini = new Date("2026-08-03T06:55:00+08:00");
const home = useDatabase({ policy, clock: () => kini });
const [guru, kantor] = [actor("guru"), actor("tataUsaha")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => home.scope(who).transaction(work);
const ketuk = (token: string | null, pin: string, arah: "masuk" | "pulang" = "masuk") =>
  catatDiKios(home.scope(visitor), { token, pin, arah });
const id: Record<string, string> = {};
let kios: string;

beforeAll(async () => {
  await dalam(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${guru.id}, '197001011995031001', 'Andi', array['guru']),
      (${kantor.id}, '197001011995031002', 'Sri', array['tataUsaha'])`.execute(db);
    const { rows } = await sql<{ id: string; nama: string }>`
      insert into pegawai (nama, jenis, status, unit_kerja, akun_id) values
        ('Andi', 'guru', 'honorer', 'MAN1PALU', ${guru.id}), ('Budi Satpam', 'tenaga-kependidikan', 'honorer', 'MAN1PALU', null)
      returning id, nama`.execute(db);
    for (const satu of rows) id[satu.nama] = satu.id;
  });
  kios = await dalam((ctx) => bukaKios(ctx, " Meja piket "));
});

describe("a kiosk", () => {
  test("is opened and closed by the office alone, and known by its token alone", async () => {
    await expect(dalam((ctx) => bukaKios(ctx, "Milik saya"), guru)).rejects.toMatchObject({ kind: "forbidden" });
    const token = await dalam((ctx) => bukaKios(ctx, ""));
    const [satu, dua] = await dalam(daftarKios);
    expect([satu?.nama, dua?.nama, dua?.dibukaOleh]).toEqual(["Meja piket", "Kios kehadiran", "Sri"]);
    expect(await dalam(daftarKios, guru)).toEqual([]);
    await expect(dalam((ctx) => tutupKios(ctx, dua?.id ?? ""), guru)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await dalam((ctx) => kiosDengan(ctx, token), visitor)).toMatchObject({ nama: "Kios kehadiran" });
    await dalam((ctx) => tutupKios(ctx, dua?.id ?? ""));
    expect(await dalam((ctx) => kiosDengan(ctx, token), visitor)).toBeUndefined();
    await expect(ketuk(token, "123456")).rejects.toThrow("Kios ini sudah ditutup");
    await expect(ketuk(null, "123456")).rejects.toMatchObject({ kind: "conflict" });
    expect(await dalam((ctx) => kiosDengan({ ...ctx, now: new Date(kini.getTime() + 181 * 86_400_000) }, kios))).toBeUndefined();
  });
});

describe("a PIN", () => {
  test("is made by oneself or by the office, and the one before it ends", async () => {
    const lama = await dalam(buatPinSaya, guru);
    const baru = await dalam(buatPinSaya, guru);
    expect([lama, baru]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
    await expect(ketuk(kios, lama)).rejects.toThrow("PIN ini tidak dikenal");
    await expect(dalam((ctx) => buatPinPegawai(ctx, id.Andi ?? ""), guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(dalam(buatPinSaya, actor("humas"))).rejects.toThrow("belum terhubung");
    const kabar = () => dalam(({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "kind"]).execute());
    expect(await kabar()).toEqual([]);
    await dalam((ctx) => buatPinPegawai(ctx, id.Andi ?? ""));
    expect(await kabar()).toEqual([{ akunId: guru.id, kind: "pin-kios" }]);
    const { rows } = await dalam(({ db }) => sql<{ isi: string }>`select pin_kios::text as isi from pin_kios`.execute(db));
    expect(rows.map(({ isi }) => isi).join()).not.toContain(baru);
  });

  test("brings its person in and out, once each, and says whose day it was", async () => {
    const pin = await dalam((ctx) => buatPinPegawai(ctx, id["Budi Satpam"] ?? ""));
    expect(await ketuk(kios, pin)).toMatchObject({ nama: "Budi Satpam", status: "hadir", sudah: false });
    expect(await ketuk(kios, `${pin.slice(0, 3)} ${pin.slice(3)}`)).toMatchObject({ sudah: true });
    kini = new Date("2026-08-03T15:05:00+08:00");
    await ketuk(kios, pin, "pulang");
    const hari = await dalam((ctx) => kehadiranHari(ctx, "2026-08-03"));
    expect(hari.find(({ nama }) => nama === "Budi Satpam")).toMatchObject({ masuk: "06:55", pulang: "15:05", kantor: false });
    const jejak = await dalam(({ db }) =>
      db
        .selectFrom("audit")
        .select(["actorId", "after"])
        .where("subject", "=", "absensiPegawai")
        .where("action", "=", "create")
        .orderBy("id")
        .executeTakeFirst(),
    );
    expect(jejak).toMatchObject({ actorId: null, after: { kios: "Meja piket" } });
    kini = new Date("2026-08-09T07:00:00+08:00");
    await expect(ketuk(kios, pin)).rejects.toThrow("tidak ada jam kerja");
    kini = new Date("2026-08-10T07:00:00+08:00");
    await dalam(({ db }) => sql`update pegawai set aktif = false where nama = 'Budi Satpam'`.execute(db));
    await expect(ketuk(kios, pin)).rejects.toThrow("PIN ini tidak dikenal");
  });

  test("cannot be guessed at a kiosk, and right ones do not use up the tries", async () => {
    kini = new Date("2026-08-11T07:00:00+08:00");
    const pin = await dalam(buatPinSaya, guru);
    for (let n = 0; n < 25; n++) await expect(ketuk(kios, pin, "pulang")).rejects.toThrow("belum tercatat masuk");
    for (let n = 0; n < 25; n++) expect(await ketuk(kios, pin)).toMatchObject({ nama: "Andi" });
    for (let n = 0; n < 20; n++)
      await expect(ketuk(kios, "12345")).rejects.toMatchObject({ kind: "invalid", fields: { pin: expect.any(String) } });
    await expect(ketuk(kios, pin)).rejects.toThrow("Tunggu sebentar");
  });

  test("cannot be guessed the whole day long either; the office opens the kiosk anew", async () => {
    const pin = await dalam(buatPinSaya, guru);
    const lama = await dalam((ctx) => bukaKios(ctx, "Gerbang"));
    const mulai = new Date("2026-08-12T07:00:00+08:00");
    for (let menit = 0; menit < 64; menit += 1) {
      kini = new Date(mulai.getTime() + menit * 60_000);
      await ketuk(lama, "12345").catch(() => undefined);
    }
    await expect(ketuk(lama, pin)).rejects.toThrow("PIN keliru di kios ini hari ini");
    expect(await ketuk(await dalam((ctx) => bukaKios(ctx, "Gerbang")), pin)).toMatchObject({ nama: "Andi" });
    kini = new Date(mulai.getTime() + 26 * 3_600_000);
    expect(await ketuk(lama, pin)).toMatchObject({ nama: "Andi" });
  });
});
