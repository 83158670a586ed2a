/**
 * Two of the committee, once or twice in a season, after a family has shown that a mark was typed wrongly. What goes wrong: one corrects alone
 * or quietly, the announced list is no longer the one that was announced, a name gets out with the correction.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { announceKeputusan } from "./announce.server.ts";
import { dropKoreksi, fixKoreksi, loadKoreksi, proposeKoreksi } from "./koreksi.server.ts";
import { readDiumumkan } from "./read-diumumkan.server.ts";
import { tendAll } from "./tend-places.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const as = <T>(who: typeof nurlaela, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const versi = async (name: string) =>
  (await as(nurlaela, ({ db }) => db.selectFrom("pendaftaran").select("versi").where("id", "=", id(name)).executeTakeFirstOrThrow())).versi;
/** As the dialog sends it. */
const sent = { aksi: "usulkanKoreksi", versi: "1", ke: "diterima", sebab: "nilai", alasan: "Nilai tes tertukar dengan Dewi" };
const propose = async (name: string, who = nurlaela, more: object = {}) => {
  const seen = { id: id(name), versi: await versi(name) };
  await as(who, (ctx) => proposeKoreksi(ctx, seen, { ...sent, ...more }));
};
const states = async () => {
  const rows = await as(nurlaela, ({ db }) => db.selectFrom("pendaftaran").select(["namaLengkap", "keadaan"]).orderBy("nomor").execute());
  return rows.map(({ namaLengkap, keadaan }) => `${namaLengkap} ${keadaan}`);
};
let gelombang = "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 1, cadangan: 1 });
  for (const name of ["Aminah", "Budi", "Citra"]) ids.set(name, (await register(scope(), name)).id);
  await as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  await giveMarks(scope(nurlaela), "tes", new Map([...ids.values()].map((one, place) => [one, 9000 - place * 500])));
  now = new Date("2027-07-01T02:00:00Z");
  gelombang = await decideWave(scope);
});

test("before the announcement there is nothing to correct", async () => {
  await expect(propose("Citra")).rejects.toMatchObject({ message: expect.stringContaining("belum diumumkan") });
  now = new Date("2027-07-05T02:00:00Z");
  await as(nurlaela, (ctx) => announceKeputusan(ctx, gelombang));
});

test("after it nobody is moved by hand any more, but for taking a place, having noted that by mistake, and withdrawing", async () => {
  const move = async (name: string, ke: Keadaan) => {
    const seen = { id: id(name), versi: await versi(name) };
    await as(nurlaela, (ctx) => changeKeadaan(ctx, seen, { ke, alasan: "Ingin begitu" }));
  };
  for (const [name, ke] of [
    ["Budi", "diterima"],
    ["Budi", "tidak diterima"],
    ["Citra", "lulus administrasi"],
  ] as const)
    await expect(move(name, ke)).rejects.toMatchObject({ message: expect.stringContaining("usulkan koreksi") });
  await move("Aminah", "daftar ulang");
  await move("Aminah", "diterima");
  const told = await as(nurlaela, (ctx) => loadStatus(ctx, id("Aminah")));
  expect([told?.langkah.at(-1), told?.ambil]).toMatchObject([{ ke: "diterima", alasan: "Ingin begitu" }, { kata: expect.any(String) }]);
  await move("Aminah", "daftar ulang");
  // Nobody else is accepted this way.
  await expect(move("Budi", "diterima")).rejects.toMatchObject({ kind: "conflict" });
});

test("it asks for right, reason, and a fresh confirmation, and is of the result that was seen", async () => {
  const stale = { ...nurlaela, session: { ...justSignedIn, confirmedAt: new Date(now.getTime() - 3_600_000) } };
  await expect(propose("Citra", stale)).rejects.toMatchObject({ kind: "unconfirmed" });
  await expect(propose("Citra", actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(propose("Citra", nurlaela, { alasan: "" })).rejects.toMatchObject({ fields: { alasan: expect.any(String) } });
  await expect(propose("Citra", nurlaela, { ke: "daftar ulang" })).rejects.toMatchObject({ fields: { ke: expect.any(String) } });
  await expect(propose("Citra", nurlaela, { ke: "tidak diterima" })).rejects.toMatchObject({ fields: { ke: expect.any(String) } });
  const old = { id: id("Citra"), versi: (await versi("Citra")) - 1 };
  await expect(as(nurlaela, (ctx) => proposeKoreksi(ctx, old, sent))).rejects.toMatchObject({ kind: "stale" });
});

test("one proposes, another fixes; until then nothing changes and nobody outside knows", async () => {
  await propose("Citra");
  await expect(propose("Citra", rusdin)).rejects.toMatchObject({ kind: "conflict" });
  expect(await as(rusdin, (ctx) => loadKoreksi(ctx, id("Citra")))).toMatchObject({ menunggu: { ke: "diterima", sendiri: false } });
  await as(rusdin, (ctx) => dropKoreksi(ctx, { id: id("Citra") }));
  await propose("Citra");
  await expect(as(nurlaela, (ctx) => fixKoreksi(ctx, { id: id("Citra") }))).rejects.toMatchObject({
    message: expect.stringContaining("panitia lain"),
  });
  const stale = { ...rusdin, session: { ...justSignedIn, confirmedAt: new Date(now.getTime() - 3_600_000) } };
  await expect(as(stale, (ctx) => fixKoreksi(ctx, { id: id("Citra") }))).rejects.toMatchObject({ kind: "unconfirmed" });
  expect(await states()).toEqual(["Aminah daftar ulang", "Budi cadangan", "Citra tidak diterima"]);
  expect((await scope().read(readDiumumkan))[0]?.koreksi).toEqual([]);
  expect((await scope().read((ctx) => loadStatus(ctx, id("Citra"))))?.hasil).toMatchObject({ peringkat: 3, koreksi: null });
});

test("fixed, the family reads why, everybody reads that, without a name, and the announced list stays", async () => {
  const [before] = await scope().read(readDiumumkan);
  await as(rusdin, (ctx) => fixKoreksi(ctx, { id: id("Citra") }));
  expect(await states()).toEqual(["Aminah daftar ulang", "Budi cadangan", "Citra diterima"]);
  const told = await scope().read((ctx) => loadStatus(ctx, id("Citra")));
  expect(told?.langkah.at(-1)).toMatchObject({
    ...{ ke: "diterima", pelaku: "Panitia", alasan: "Koreksi: Nilai keliru dicatat atau dihitung. Nilai tes tertukar dengan Dewi" },
  });
  const [after] = await scope().read(readDiumumkan);
  expect(after?.sidik).toBe(before?.sidik);
  const family = await scope().read((ctx) => loadStatus(ctx, id("Citra")));
  expect(family?.hasil).toMatchObject({ peringkat: 3, koreksi: { dari: "tidak diterima", ke: "diterima" } });
  expect((await scope().read((ctx) => loadStatus(ctx, id("Budi"))))?.hasil?.koreksi).toBeNull();
  expect(after?.koreksi).toMatchObject([
    { samaran: told?.hasil?.samaran, dari: "tidak diterima", ke: "diterima", sebab: "Nilai keliru dicatat atau dihitung" },
  ]);
  expect(JSON.stringify(after)).not.toMatch(/Citra|Dewi|PMBM|tertukar/);
  const raw = (work: ReturnType<typeof sql>) => as(nurlaela, ({ db }) => work.execute(db));
  await expect(raw(sql`update koreksi_keputusan set ke = 'cadangan'`)).rejects.toThrow("never changed");
  await expect(raw(sql`delete from koreksi_keputusan`)).rejects.toThrow("never changed");
  // What is fixed waits for nobody: it is not fixed or dropped once more, and another one may be proposed.
  for (const act of [fixKoreksi, dropKoreksi])
    await expect(as(rusdin, (ctx) => act(ctx, { id: id("Citra") }))).rejects.toMatchObject({
      message: "Usulan koreksi ini sudah tidak ada.",
    });
  expect(await as(rusdin, (ctx) => loadKoreksi(ctx, id("Citra")))).toEqual({ menunggu: null });
  await propose("Citra", nurlaela, { ke: "cadangan" });
  expect(await as(rusdin, (ctx) => loadKoreksi(ctx, id("Citra")))).toMatchObject({ menunggu: { ke: "cadangan" } });
  await as(nurlaela, (ctx) => dropKoreksi(ctx, { id: id("Citra") }));
});

test("nobody who was accepted loses the place to it: the waiting list waits until there is room", async () => {
  expect(await tendAll(scope(system("uji")))).toEqual({ gugur: 0, naik: 0 });
  await propose("Aminah", rusdin, { ke: "tidak diterima", sebab: "berkas" });
  await as(nurlaela, (ctx) => fixKoreksi(ctx, { id: id("Aminah") }));
  expect(await tendAll(scope(system("uji")))).toEqual({ gugur: 0, naik: 0 });
  expect(await states()).toEqual(["Aminah tidak diterima", "Budi cadangan", "Citra diterima"]);
});
