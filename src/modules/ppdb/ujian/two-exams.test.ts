/**
 * Two exams of one wave and a wave beside it, kept by fifteen of the committee at laptops in March. What goes wrong: who sits in the one is
 * counted in the other, a room that was thrown away still has seats, a session is emptied and the next one with it.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { addUjian, examsOf, type Made } from "#tests/support/ujian-ppdb.ts";
import { applyTempat } from "./apply-tempat.server.ts";
import { readAskedUjian } from "./asked.ts";
import { loadDaftarUjian, loadUjian } from "./load-ujian.server.ts";
import { moveKursi } from "./move-kursi.server.ts";
import { planTempat } from "./plan.server.ts";
import { emptyPlace, publishUjian } from "./publish-ujian.server.ts";
import { readBusy, readPeserta } from "./read-peserta.server.ts";
import { readSeated } from "./read-seated.server.ts";
import { readUjian } from "./read-ujian.server.ts";
import { readUjianPublik } from "./read-ujian-publik.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = nurlaela) => scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const read = async <R>(query: ReturnType<typeof sql<R>>) => (await as(({ db }) => query.execute(db))).rows;
const { begin, renew, id, exam, press, seats, move } = examsOf(scope);
let btq: Made;
let gelombangId = "";
const give = (ujianId: string) =>
  as(async (ctx) => {
    const { sidik } = await planTempat(ctx, await readUjian(ctx, ujianId), "nomor");
    return applyTempat(ctx, { ujianId, urutan: "nomor", sidik });
  });
const load = (of = exam().id, query = "") => as((ctx) => loadUjian(ctx, of, readAskedUjian(new URLSearchParams(query))));
const lines = (of: string) => read<object>(sql`select action, before, after from audit where subject_id = ${of} order by id`);

beforeAll(async () => {
  await begin();
  await write(sql`update jalur_ppdb set bobot_btq = 10 where jenis = 'reguler'`);
  gelombangId = (await read<{ id: string }>(sql`select id from gelombang_ppdb`))[0]?.id ?? "";
});
beforeEach(async () => {
  await renew();
  btq = await addUjian(scope(nurlaela), { nama: "BTQ", komponen: "btq" }, { sesi: [["13:00", "14:00"]], ruang: [2, 5] });
});

describe("who takes part", () => {
  const named = async () =>
    (await as((ctx) => readPeserta(ctx, { id: exam().id, gelombangId }))).map(({ nama, ikut }) => `${nama} ${ikut}`);

  test("is of the wave, by number, there, and has neither withdrawn nor been merged", async () => {
    expect(await named()).toEqual(["Ani true", "Budi true", "Citra true", "Dewi false", "Eka true"]);
    for (const [keadaan, name] of [
      ["mengundurkan diri", "Ani"],
      ["digabung", "Budi"],
    ] as const)
      await write(sql`update pendaftaran set keadaan = ${keadaan} where id = ${id(name)}::uuid`);
    await write(sql`update pendaftaran set deleted_at = now() where id = ${id("Citra")}::uuid`);
    await write(sql`update pendaftaran set gelombang_id = null where id = ${id("Dewi")}::uuid`);
    expect(await named()).toEqual(["Eka true"]);
    await write(sql`update pendaftaran set deleted_at = null, gelombang_id = ${gelombangId}::uuid`);
    await write(sql`update pendaftaran set keadaan = 'terverifikasi' where nama_lengkap in ('Ani', 'Budi')`);
  });

  test("is busy by the other exams alone, each child by its own", async () => {
    await press();
    await give(btq.id);
    const busy = (ujianId: string, ...names: string[]) =>
      as(async (ctx) =>
        [...(await readBusy(ctx, ujianId, names.map(id)))].map(([who, all]) => [
          who,
          all.map(({ ujian, mulai }) => `${ujian} ${mulai.slice(0, 5)}`),
        ]),
      );
    expect(await busy(btq.id, "Ani")).toEqual([[id("Ani"), ["Tes CBT 08:00"]]]);
    expect(await busy(exam().id, "Ani", "Dewi")).toEqual([[id("Ani"), ["BTQ 13:00"]]]);
    expect(await busy(exam().id)).toEqual([]);
  });

  test("sits seat by seat in the session and room that are asked for, and is not told once deleted", async () => {
    await press();
    await give(btq.id);
    const seated = async (place: object = {}) =>
      (await as((ctx) => readSeated(ctx, { ujianId: btq.id, ...place }))).map(({ namaLengkap, kursi }) => `${namaLengkap} ${kursi}`);
    expect((await seated()).sort()).toEqual(["Ani 1", "Budi 2", "Citra 1"]);
    expect(await seated({ ruangId: btq.ruang[0] })).toEqual(["Ani 1", "Budi 2"]);
    await write(sql`update kursi_ujian set kursi = kursi + 2 where pendaftaran_id = ${id("Citra")}::uuid and ujian_id = ${btq.id}::uuid`);
    expect(await seated({ sesiId: btq.sesi[0] })).toEqual(["Ani 1", "Budi 2", "Citra 3"]);
    expect(await seated({ sesiId: exam().sesi[0] })).toEqual([]);
    expect(await seated({ ruangId: exam().ruang[0] })).toEqual([]);
  });
});

describe("an exam", () => {
  test("has its sessions as they are held and its rooms as people count them, and none that was thrown away", async () => {
    await write(sql`insert into sesi_ujian (ujian_id, nama, tanggal, mulai, selesai, deleted_at) values
      (${btq.id}, 'Susulan', '2027-04-09', '15:00', '16:00', null), (${btq.id}, 'Awal', '2027-04-10', '07:00', '08:00', null),
      (${btq.id}, 'Batal', '2027-04-08', '07:00', '08:00', now()), (${btq.id}, 'Bersama', '2027-04-10', '13:00', '14:00', null)`);
    await write(
      sql`insert into ruang_ujian (ujian_id, nama, kapasitas, deleted_at) values (${btq.id}, 'Ruang 10', 7, null), (${btq.id}, 'Ruang 3', 90, now())`,
    );
    const { sesi, ruang, ...ujian } = await as((ctx) => readUjian(ctx, btq.id));
    expect(sesi.map(({ nama }) => nama)).toEqual(["Susulan", "Awal", "Bersama", "Sesi 1"]);
    expect(ruang.map(({ nama, kapasitas }) => [nama, kapasitas])).toEqual([
      ["Ruang 1", 2],
      ["Ruang 2", 5],
      ["Ruang 10", 7],
    ]);
    expect(ujian).toMatchObject({
      nama: "BTQ",
      gelombang: "Gelombang 1",
      tahunAjaran: "2027/2028",
      komponen: "btq",
      jalur: null,
      terbitPada: null,
    });
    const [row] = (await as(loadDaftarUjian)).rows.filter(({ nama }) => nama === "BTQ");
    expect(row).toMatchObject({
      muat: 4 * 14,
      terisi: 0,
      belum: 3,
      mulai: "2027-04-09",
      tentang: "Baca tulis Al-Qur'an",
      gelombang: "Gelombang 1",
    });
  });

  test("that was thrown away is there no more, nor one of a wave that was", async () => {
    await write(sql`update ujian_ppdb set deleted_at = now() where id = ${btq.id}::uuid`);
    await expect(as((ctx) => readUjian(ctx, btq.id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as((ctx) => readUjian(ctx, gelombangId))).rejects.toMatchObject({ kind: "notFound" });
    expect((await as(loadDaftarUjian)).rows.map(({ nama }) => nama)).toEqual(["Tes CBT"]);
    await write(sql`update gelombang_ppdb set deleted_at = now()`);
    expect((await as(loadDaftarUjian)).rows).toEqual([]);
    await write(sql`update gelombang_ppdb set deleted_at = null`);
  });

  test("stands in the list by intake, wave and day, with who sits and waits in it alone", async () => {
    await press();
    await write(sql`update sesi_ujian set tanggal = '2027-04-03' where ujian_id = ${btq.id}::uuid`);
    await write(sql`with tahun as (insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('2028/2029', '2028-02-01', '2028-06-30', 9) returning id),
        wave as (insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 0', id from tahun returning id)
      insert into ujian_ppdb (nama, gelombang_id, komponen, jalur) select 'Tahfidz', id, 'tahfidz', 'tahfidz' from wave`);
    const rows = (await as(loadDaftarUjian)).rows.map(({ nama, muat, terisi, belum, tentang }) => [nama, muat, terisi, belum, tentang]);
    expect(rows).toEqual([
      ["Tahfidz", 0, 0, 0, "Tahfidz, jalur tahfidz"],
      ["BTQ", 7, 0, 3, "Baca tulis Al-Qur'an"],
      ["Tes CBT", 4, 3, 0, "Tes"],
    ]);
    await write(sql`delete from ujian_ppdb where nama = 'Tahfidz'`);
    await write(sql`delete from gelombang_ppdb where nama = 'Gelombang 0'`);
    await write(sql`update pendaftaran set deleted_at = now() where id = ${id("Ani")}::uuid`);
    await write(sql`update pendaftaran set gelombang_id = null where id = ${id("Budi")}::uuid`);
    await write(sql`update pendaftaran set keadaan = 'lulus administrasi' where id = ${id("Citra")}::uuid`);
    expect((await as(loadDaftarUjian)).rows.find(({ nama }) => nama === "BTQ")?.belum).toBe(1);
    await write(
      sql`update pendaftaran set deleted_at = null, gelombang_id = ${gelombangId}::uuid, keadaan = case nama_lengkap when 'Eka' then 'terkirim' else 'terverifikasi' end`,
    );
  });

  test("is told to visitors with its first and last day once it is published, the first one first, of the period they read about", async () => {
    const { periodeId } = (
      await read<{ periodeId: string }>(sql`select periode_id from gelombang_ppdb where id = ${gelombangId}::uuid`)
    )[0] ?? { periodeId: "" };
    const told = async (of = periodeId) =>
      (await as((ctx) => readUjianPublik(ctx, of))).map(({ nama, dari, sampai }) => `${nama} ${dari} ${sampai}`);
    await press();
    await give(btq.id);
    expect(await told()).toEqual([]);
    await as((ctx) => publishUjian(ctx, exam().id));
    await as((ctx) => publishUjian(ctx, btq.id));
    await write(sql`insert into sesi_ujian (ujian_id, nama, tanggal, mulai, selesai, deleted_at) values
      (${btq.id}, 'Awal', '2027-04-09', '15:00', '16:00', null), (${btq.id}, 'Batal', '2027-04-01', '07:00', '08:00', now())`);
    expect(await told()).toEqual(["BTQ 2027-04-09 2027-04-10", "Tes CBT 2027-04-10 2027-04-10"]);
    expect(await told(gelombangId)).toEqual([]);
    await write(sql`delete from kursi_ujian`);
    await write(sql`update gelombang_ppdb set deleted_at = now() where id = ${gelombangId}::uuid`);
    expect(await told()).toEqual([]);
    await write(sql`update gelombang_ppdb set deleted_at = null`);
  });
});

describe("a session that is not to be had", () => {
  const empty = (ruangId = "", sesiId = exam().sesi[0] ?? "") => as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId, ruangId }));

  test("is emptied room by room or whole, in its own exam, and the trail says which and how many", async () => {
    await press();
    await give(btq.id);
    expect(await empty(exam().ruang[1])).toBe(1);
    expect(await seats()).toHaveLength(5);
    expect(await empty(exam().ruang[1])).toBe(0);
    expect(await empty()).toBe(1);
    expect((await lines(exam().id)).filter((one) => "action" in one && one.action === "unseat")).toEqual([
      { action: "unseat", before: null, after: { banyak: 1, sesi: "Sesi 1", ruang: "Ruang 2" } },
      { action: "unseat", before: null, after: { banyak: 1, sesi: "Sesi 1" } },
    ]);
    expect((await load()).lembar.map(({ terisi }) => terisi)).toEqual([0, 0, 1, 0]);
    expect((await load(btq.id)).terisi).toBe(3);
  });

  test("or a room that is of another exam, is not there", async () => {
    await press();
    for (const place of [empty(btq.ruang[0]), empty("", btq.sesi[0])]) await expect(place).rejects.toMatchObject({ kind: "notFound" });
    expect(await seats()).toHaveLength(3);
  });
});

test("publishing counts the seats of its own exam, once, and says so in the trail", async () => {
  await give(btq.id);
  await expect(as((ctx) => publishUjian(ctx, exam().id))).rejects.toMatchObject({ kind: "conflict" });
  const versi = async () => (await read<{ versi: number }>(sql`select versi from ujian_ppdb where id = ${btq.id}::uuid`))[0]?.versi;
  const before = (await versi()) ?? 0;
  await as((ctx) => publishUjian(ctx, btq.id));
  await as((ctx) => publishUjian(ctx, btq.id));
  expect(await versi()).toBe(before + 1);
  expect((await lines(btq.id)).filter((one) => "action" in one && one.action === "publish")).toEqual([
    { action: "publish", before: null, after: { peserta: 3 } },
  ]);
  expect((await as((ctx) => readUjian(ctx, exam().id))).terbitPada).toBeNull();
});

test("a child moved by hand takes the first free seat; where it sits already nothing is written, and the trail says from where to where", async () => {
  await give(btq.id);
  const put = (name: string, ruang: number, some: object = {}) =>
    as((ctx) =>
      moveKursi(ctx, { ujianId: btq.id, pendaftaranId: id(name), sesiId: btq.sesi[0] ?? "", ruangId: btq.ruang[ruang] ?? "", ...some }),
    );
  await put("Ani", 1);
  const where = async (name: string) => (await seats()).find((one) => one.startsWith(name));
  expect([await where("Ani"), await where("Citra")]).toEqual(["Ani: Sesi 1, Ruang 2, 2", "Citra: Sesi 1, Ruang 2, 1"]);
  await put("Ani", 1);
  expect((await lines(id("Ani"))).filter((one) => "action" in one && one.action === "seat")).toEqual([
    {
      action: "seat",
      before: { ujian: "BTQ", sesi: "Sesi 1", ruang: "Ruang 1", kursi: 1 },
      after: { ujian: "BTQ", sesi: "Sesi 1", ruang: "Ruang 2", kursi: 2 },
    },
  ]);
  for (const other of [{ sesiId: exam().sesi[0] }, { ruangId: exam().ruang[0] }])
    await expect(put("Ani", 0, other)).rejects.toMatchObject({ kind: "notFound" });
  await move("Ani", [0, 0]);
  expect((await seats()).filter((one) => one.startsWith("Ani"))).toHaveLength(2);
});
