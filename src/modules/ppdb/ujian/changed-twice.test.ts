/**
 * Families on telephones in the week of the tests, after rooms were changed and changed again. What goes wrong: they read what was before the
 * last change but one, an exam that was thrown away still stands there, the second exam is told before the first.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { addUjian, examsOf, type Made } from "#tests/support/ujian-ppdb.ts";
import { applyTempat } from "./apply-tempat.server.ts";
import { planTempat } from "./plan.server.ts";
import { emptyPlace, publishUjian } from "./publish-ujian.server.ts";
import { jadwalKeluarga, readJadwal } from "./read-jadwal.server.ts";
import { readUjian } from "./read-ujian.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const { begin, renew, id, exam, press, move } = examsOf(scope);
const jadwal = (name: string) => as((ctx) => readJadwal(ctx, id(name)));
let btq: Made;

beforeAll(async () => {
  await begin();
  await write(sql`update jalur_ppdb set bobot_btq = 10 where jenis = 'reguler'`);
});
beforeEach(async () => {
  now = new Date("2027-03-01T02:00:00Z");
  await renew();
  btq = await addUjian(
    scope(nurlaela),
    { nama: "BTQ", komponen: "btq", tempat: "", bawa: "", tataTertib: "" },
    { sesi: [["06:30", "07:30"]], ruang: [9] },
  );
  await press();
  await as((ctx) => publishUjian(ctx, exam().id));
});

test("of two changes the last one is told, with the building that it was in", async () => {
  await move("Citra", [1, 1]);
  now = new Date("2027-03-02T02:00:00Z");
  await write(sql`update ujian_ppdb set tempat = 'Gedung C' where id = ${exam().id}::uuid`);
  now = new Date("2027-03-03T02:00:00Z");
  await move("Citra", [1, 0]);
  const [told] = (await jadwal("Citra"))?.ujian ?? [];
  expect(told).toMatchObject({ ruang: "Ruang 1", letak: "Gedung C" });
  expect(told?.berubah).toMatch(/Sebelumnya Sabtu, 10 April 2027, 10\.30–12\.00 WITA, Ruang 2, kursi 1, Gedung C\.$/);
  await as((ctx) => emptyPlace(ctx, { ujianId: exam().id, sesiId: exam().sesi[1] ?? "", ruangId: exam().ruang[0] ?? "" }));
  expect((await jadwal("Citra"))?.menunggu[0]?.[1]).toMatch(
    /^Tempat sebelumnya \(Sabtu, 10 April 2027, 10\.30–12\.00 WITA, Ruang 1, kursi 1, Gedung C\) tidak berlaku lagi/,
  );
});

test("the exam that is held first is told first, one without a building, things to bring or rules says nothing of them", async () => {
  const { sidik } = await as(async (ctx) => planTempat(ctx, await readUjian(ctx, btq.id), "nomor"));
  await as((ctx) => applyTempat(ctx, { ujianId: btq.id, urutan: "nomor", sidik }));
  expect((await jadwal("Ani"))?.ujian.map(({ ujian }) => ujian)).toEqual(["Tes CBT"]);
  await as((ctx) => publishUjian(ctx, btq.id));
  const read = await jadwal("Ani");
  expect(read?.ujian.map(({ ujian }) => ujian)).toEqual(["BTQ", "Tes CBT"]);
  expect(read?.ujian[0]).toMatchObject({ letak: "", bawa: [], tataTertib: [], berubah: "", tanggal: "2027-04-10" });
  expect((await as((ctx) => jadwalKeluarga(ctx, id("Ani"))))?.ujian[0]).toEqual([
    "BTQ",
    "Sabtu, 10 April 2027, 06.30–07.30 WITA",
    "",
    "Ruang 1, kursi nomor 1.",
  ]);
  await write(sql`update sesi_ujian set tanggal = '2027-04-11' where ujian_id = ${btq.id}::uuid`);
  expect((await jadwal("Ani"))?.ujian.map(({ ujian }) => ujian)).toEqual(["Tes CBT", "BTQ"]);
});

test("nothing is told of an exam that was thrown away, nor of a child that was", async () => {
  expect((await jadwal("Ani"))?.versi).toBe(1);
  await write(sql`update pendaftaran set deleted_at = now() where id = ${id("Ani")}::uuid`);
  expect(await jadwal("Ani")).toBeNull();
  await write(sql`update pendaftaran set deleted_at = null`);
  await write(sql`delete from kursi_ujian`);
  expect((await jadwal("Budi"))?.menunggu).toHaveLength(1);
  await write(sql`update ujian_ppdb set deleted_at = now() where id = ${exam().id}::uuid`);
  expect(await jadwal("Budi")).toBeNull();
});

test("a seat is on its way to who is verified or has a result, and not to who is neither or takes no part", async () => {
  await write(sql`delete from kursi_ujian`);
  await write(sql`delete from jadwal_ujian_lama`);
  const waits = async (keadaan: string) => {
    await write(sql`update pendaftaran set keadaan = ${keadaan} where id = ${id("Citra")}::uuid`);
    return (await jadwal("Citra"))?.menunggu.length ?? 0;
  };
  expect([
    await waits("terverifikasi"),
    await waits("lulus administrasi"),
    await waits("diterima"),
    await waits("terkirim"),
    await waits("perlu perbaikan"),
  ]).toEqual([...[1, 1, 1, 0, 0]]);
  expect(await jadwal("Dewi")).toBeNull();
  expect(await as((ctx) => jadwalKeluarga(ctx, id("Dewi")))).toBeNull();
});
