import { beforeAll, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { create, remove, restore, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, secretKey, useDatabase } from "#tests/support/database.ts";
import { kantorCode, totpStepAt, validCode } from "./kantor-code.server.ts";
import { kehadiranHari } from "./kehadiran-hari.server.ts";
import { ketidakhadiran } from "./ketidakhadiran.ts";
import { koreksiKehadiran } from "./koreksi-kehadiran.server.ts";
import { recordKehadiran } from "./record-kehadiran.server.ts";

let current = new Date("2026-08-03T06:55:00+08:00");
const pukul = (jam: string, hari = "2026-08-03") => {
  current = new Date(`${hari}T${jam}:00+08:00`);
};
const home = useDatabase({ policy, clock: () => current });
const guru = actor("guru");
const kantor = actor("tataUsaha");
const scope = (who = guru) => home.scope(who);
const code = () => kantorCode({ secretKey }, totpStepAt(current));
const tap = (arah: "masuk" | "pulang", diketik = code(), who = guru) =>
  recordKehadiran(scope(who), { arah, kode: diketik, alamat: "203.0.113.9" });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => scope(who).transaction(work);
const hari = (tanggal = "2026-08-03", who = kantor) => dalam((ctx) => kehadiranHari(ctx, tanggal), who);
const status = async (tanggal?: string) => Object.fromEntries((await hari(tanggal)).map((satu) => [satu.nama, satu.status]));
const id: Record<string, string> = {};

beforeAll(() =>
  dalam(async (ctx) => {
    await sql`insert into akun (id, nip, nama, peran) values (${guru.id}, '197001011995031001', 'Andi', array['guru'])`.execute(ctx.db);
    const { rows } = await sql<{ id: string; nama: string }>`
      insert into pegawai (nama, nip, jenis, status, unit_kerja, akun_id) values
        ('Andi', null, 'guru', 'honorer', 'MAN1PALU', ${guru.id}), ('Budi', null, 'guru', 'honorer', 'MAN1PALU', null),
        ('Citra', null, 'guru', 'honorer', 'MAN1PALU', null) returning id, nama`.execute(ctx.db);
    for (const satu of rows) id[satu.nama] = satu.id;
    await sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
      values (${id.Citra}, 'dinas-luar', '2026-08-01', '2026-08-04', 'Bimtek')`.execute(ctx.db);
    await sql`insert into hari_khusus (nama, jenis, mulai, selesai, untuk, jam_masuk) values
      ('Kemerdekaan', 'libur', '2026-08-17', '2026-08-17', 'semua', null),
      ('Jam Ramadan', 'ramadan', '2026-08-20', '2026-08-31', 'semua', '08:00')`.execute(ctx.db);
  }),
);

describe("the office's code", () => {
  test("is good while it is shown and for one turn more, neither earlier nor later", () => {
    const pada = (detik: number) => ({ secretKey, now: new Date(Date.UTC(2026, 7, 3) + detik * 1000) });
    const langkah = totpStepAt(pada(0).now);
    const satu = kantorCode({ secretKey }, langkah);
    expect(satu).toMatch(/^\d{6}$/);
    expect([-1, 0, 29, 30, 59, 60].map((detik) => validCode(pada(detik), satu))).toEqual([false, true, true, true, true, false]);
    expect(validCode(pada(0), `${satu} `)).toBe(false);
    expect(kantorCode({ secretKey: new Uint8Array(32) }, langkah)).not.toBe(satu);
  });

  test("cannot be guessed: after ten tries one waits", async () => {
    const lain = actor("guru", "penebak");
    const salah = code() === "000000" ? "000001" : "000000";
    for (let n = 0; n < 10; n++) await expect(tap("masuk", salah, lain)).rejects.toMatchObject({ kind: "invalid" });
    await expect(tap("masuk", salah, lain)).rejects.toMatchObject({ kind: "tooMany", retryAfter: 60 });
  });
});

describe("coming and going", () => {
  test("counts once however often it is sent, and the last going stands", async () => {
    await expect(tap("pulang")).rejects.toThrow("belum tercatat masuk");
    await expect(tap("masuk", code(), visitor)).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(tap("masuk", code(), actor("guru", "tanpa map"))).rejects.toThrow("belum terhubung");
    expect(await Promise.all([tap("masuk"), tap("masuk")])).toEqual(
      expect.arrayContaining([expect.objectContaining({ sudah: false }), expect.objectContaining({ sudah: true, status: "hadir" })]),
    );
    await expect(tap("pulang")).rejects.toThrow("baru saja tercatat masuk");
    pukul("14:00");
    await tap("pulang");
    pukul("15:10");
    expect(await tap("pulang", `${code().slice(0, 3)} ${code().slice(3)}`)).toMatchObject({
      status: "hadir",
      sudah: false,
      pulang: current,
    });
    const jejak = await dalam(({ db }) =>
      db.selectFrom("audit").select(["action", "before", "after"]).where("subject", "=", "absensiPegawai").orderBy("id").execute(),
    );
    const [masuk, siang, sore] = ["06:55", "14:00", "15:10"].map((jam) => new Date(`2026-08-03T${jam}:00+08:00`).toISOString());
    expect(jejak).toEqual([
      { action: "create", before: null, after: { tanggal: "2026-08-03", status: "hadir", masuk, cara: "kode" } },
      { action: "update", before: { pulang: null }, after: { pulang: siang, cara: "kode" } },
      { action: "update", before: { pulang: siang }, after: { pulang: sore, cara: "kode" } },
    ]);
    expect((await hari("2026-08-03", guru))[0]).toMatchObject({ nama: "Andi", masuk: "06:55", pulang: "15:10", kantor: false });
  });

  test("is late after 07:15, in Ramadan after the calendar's hour, and refused on a holiday", async () => {
    pukul("07:16", "2026-08-05");
    expect(await tap("masuk")).toMatchObject({ status: "terlambat" });
    pukul("07:15", "2026-08-06");
    expect(await tap("masuk")).toMatchObject({ status: "hadir" });
    pukul("08:00", "2026-08-20");
    expect(await tap("masuk")).toMatchObject({ status: "hadir" });
    pukul("08:01", "2026-08-21");
    expect(await tap("masuk")).toMatchObject({ status: "terlambat" });
    pukul("07:00", "2026-08-17");
    await expect(tap("masuk")).rejects.toThrow("Kemerdekaan");
  });
});

describe("a day", () => {
  test("nobody is absent before it closes, nor on a day that nobody recorded", async () => {
    pukul("15:59");
    expect(await status()).toEqual({ Andi: "hadir", Budi: null, Citra: "dinas-luar" });
    pukul("16:00");
    expect(await status()).toEqual({ Andi: "hadir", Budi: "alpa", Citra: "dinas-luar" });
    pukul("16:00", "2026-08-04");
    expect(await status("2026-08-04")).toEqual({ Andi: null, Budi: null, Citra: "dinas-luar" });
    expect(await hari("2026-08-17")).toEqual([]);
  });

  test("everybody sees themselves, the office everybody", async () => {
    expect((await hari("2026-08-03", guru)).map(({ nama }) => nama)).toEqual(["Andi"]);
    expect(await hari()).toHaveLength(3);
    await expect(hari("2026-08-03", actor("pengunjung"))).rejects.toMatchObject({ kind: "notFound" });
  });
});

/** Somebody of the staff, with the account that they act by. */
const bertugas = ({ id: akunId, roles }: typeof guru, { nip, nama, jenis }: Readonly<Record<"nip" | "nama" | "jenis", string>>) =>
  dalam(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${akunId}, ${nip}, ${nama}, ${roles})`.execute(db);
    const { rows } = await sql<{ id: string }>`insert into pegawai (nama, jenis, status, unit_kerja, akun_id)
      values (${nama}, ${jenis}, 'honorer', 'MAN1PALU', ${akunId}) returning id`.execute(db);
    id[nama] = rows[0]?.id ?? "";
  });

describe("a correction by hand", () => {
  const isian = () => ({
    pegawaiId: id.Budi ?? "",
    tanggal: "2026-08-03",
    versi: "0",
    status: "hadir",
    masuk: "07:05",
    pulang: "",
    alasan: "Ponsel rusak",
  });
  const koreksi = (beda: object, who = kantor) => dalam((ctx) => koreksiKehadiran(ctx, { ...isian(), ...beda }), who);

  test.each([
    [{ alasan: " " }, ["alasan"]],
    [{ alasan: "x".repeat(301) }, ["alasan"]],
    [{ status: "bolos" }, ["status"]],
    [{ tanggal: "2026-08-04" }, ["tanggal"]],
    [{ tanggal: "2026-02-30" }, ["tanggal"]],
    [{ tanggal: "2026-08-02" }, ["tanggal"]],
    [{ masuk: "7.05" }, ["masuk", "status"]],
    [{ status: "terlambat", masuk: "07:60" }, ["masuk"]],
    [{ status: "terlambat", masuk: "24:00" }, ["masuk"]],
    [{ masuk: "07:050" }, ["masuk"]],
    [{ masuk: "007:05" }, ["masuk"]],
    [{ status: "sakit", pulang: "15.00" }, ["pulang"]],
    [{ masuk: "07:16" }, ["status"]],
    [{ status: "terlambat", masuk: "" }, ["masuk"]],
    [{ status: "terlambat", masuk: "17:01" }, ["masuk"]],
    [{ pulang: "06:00" }, ["pulang"]],
    [{ pulang: "07:05" }, ["pulang"]],
    [{ pulang: "17:01" }, ["pulang"]],
    [{ status: "bolos", alasan: "" }, ["alasan", "status"]],
  ])("is refused with %o", async (beda, bidang) => {
    pukul("17:00");
    const kenapa = await koreksi(beda).catch((error) => error);
    expect([kenapa.kind, Object.keys(kenapa.fields ?? {}).sort()]).toEqual(["invalid", bidang]);
  });

  test("stands with its reason, keeps what stood there, and refuses whoever saw an older state", async () => {
    pukul("17:00");
    await expect(koreksi({}, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await koreksi({});
    await expect(koreksi({})).rejects.toMatchObject({ kind: "stale" });
    await koreksi({ versi: "1", status: "sakit", alasan: "Surat dokter menyusul" });
    expect((await hari()).find(({ nama }) => nama === "Budi")).toMatchObject({
      ...{ status: "sakit", masuk: null, kantor: true, versi: 2 },
      ...{ oleh: kantor.name, semula: "hadir" },
    });
    const jejak = await dalam(({ db }) =>
      db
        .selectFrom("audit")
        .select(["before", "after"])
        .where("subject", "=", "absensiPegawai")
        .where("action", "=", "update")
        .orderBy("id", "desc")
        .executeTakeFirst(),
    );
    expect(jejak).toMatchObject({ before: { status: "hadir", alasan: "Ponsel rusak" }, after: { status: "sakit" } });
  });

  test("of one's own day is refused, by whomever; the head corrects the clerk's", async () => {
    pukul("17:00");
    await bertugas(kantor, { nip: "197001011995031009", nama: "Sri", jenis: "tenaga-kependidikan" });
    const milikSri = { pegawaiId: id.Sri };
    await expect(koreksi(milikSri)).rejects.toMatchObject({
      kind: "forbidden",
      message: expect.stringContaining("Kehadiran Anda sendiri"),
    });
    expect((await hari()).find(({ nama }) => nama === "Sri")).toMatchObject({ sendiri: true, versi: 0 });
    await koreksi(milikSri, actor("kepala"));
    expect((await hari()).find(({ nama }) => nama === "Sri")).toMatchObject({ status: "hadir", versi: 1 });
  });

  test("a leave of one's own is written down by somebody else: the clerk's by the head, the head's by the clerk", async () => {
    const kepala = actor("kepala");
    await bertugas(kepala, { nip: "197001011995031008", nama: "Hj. Rosmini", jenis: "guru" });
    const isian = { jenis: "cuti", mulai: "2026-09-01", selesai: "2026-09-02", alasan: "Cuti tahunan" };
    const catat = (nama: string, siapa = kantor) =>
      dalam((ctx) => create(ctx, ketidakhadiran, { ...isian, pegawaiId: id[nama] }, "json"), siapa);
    const sendiri = { kind: "forbidden", fields: { pegawaiId: expect.stringContaining("Anda sendiri") } };
    await expect(catat("Sri")).rejects.toMatchObject(sendiri);
    await expect(catat("Hj. Rosmini", kepala)).rejects.toMatchObject(sendiri);
    const milikSri = await catat("Sri", kepala);
    await catat("Hj. Rosmini");
    expect(await status("2026-09-01")).toMatchObject({ Sri: "cuti", "Hj. Rosmini": "cuti" });
    const sent = { ...isian, mulai: "2026-10-01", selesai: "2026-10-02", pegawaiId: id.Sri };
    const ubah = (siapa = kantor, pegawaiId = sent.pegawaiId) =>
      dalam((ctx) => update(ctx, ketidakhadiran, { ...milikSri, sent: { ...sent, pegawaiId }, source: "json" }), siapa);
    await expect(ubah()).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ubah(kepala, id["Hj. Rosmini"])).rejects.toMatchObject({ kind: "forbidden" });
    await expect(dalam((ctx) => remove(ctx, ketidakhadiran, milikSri))).rejects.toMatchObject({ kind: "forbidden" });
    await dalam((ctx) => remove(ctx, ketidakhadiran, milikSri), kepala);
    await expect(dalam((ctx) => restore(ctx, ketidakhadiran, milikSri.id))).rejects.toMatchObject({ kind: "forbidden" });
    await dalam((ctx) => restore(ctx, ketidakhadiran, milikSri.id), kepala);
    await expect(catat("Budi", guru)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("who was written down as ill does not come in by the code", async () => {
    const budi = actor("guru", "budi");
    await dalam(async (ctx) => {
      await sql`insert into akun (id, nip, nama, peran) values (${budi.id}, '197001011995031002', 'Budi', array['guru'])`.execute(ctx.db);
      await sql`update pegawai set akun_id = ${budi.id} where id = ${id.Budi}`.execute(ctx.db);
    });
    pukul("07:00");
    await expect(tap("masuk", code(), budi)).rejects.toThrow("Sakit");
  });
});
