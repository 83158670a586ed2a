/**
 * A program brings more than a thousand rows at night; they go on behind the scenes, and it asks now and then how far they are. What goes
 * wrong: its key is taken back while they wait, the work is refused and nobody tells it, the answer to a confirmation is lost, or the
 * portal starts anew in between.
 */
import type { KyselyPlugin } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { type Actor, system as systemActor } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { runImportJob, sweepWaiting } from "#kit/transfer/transfer.server.ts";
import { agenda } from "#modules/layanan/index.ts";
import { findProgram, listKunci, programNow, revokeKunci } from "#modules/program/index.server.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { importState } from "#src/server/imports/import-state.ts";
import { useDatabase } from "./support/database.ts";
import { clientFor, giveKey, openApiFor, person } from "./support/programs.ts";

const house = useDatabase({ policy });
const clientOf = (key: string) => clientFor(openApiFor(house), key);
const system = () => house.scope(systemActor("tugas"));
let admin: Actor;
let agendaKey: string;
const giving = { verba: ["baca", "impor"], kelas: ["umum", "dinas", "pribadi"] };
beforeAll(async () => {
  admin = await person(house, "197001012000031001", "Admin Satu", "administrator");
  agendaKey = await giveKey(house, admin, { register: ["agenda"], ...giving });
});

const many = (nama: string) => ({ nama, baris: Array.from({ length: 1_001 }, (_, n) => ({ judul: `${nama} ${n}`, mulai: "2027-02-01" })) });
const count = async (nama: string) => {
  const answer = await openApiFor(house)(`/api/agenda?cari=${nama}&tampil=10`, agendaKey);
  return Number(answer.headers.get("x-total-count"));
};
/** What waits behind the scenes, done as the server does it. */
const work = (batch: string) => runImportJob(system(), brought(agenda), { batch, progress: async () => undefined, programNow });

test("a long list goes on behind the scenes: asked by its address, it ends with what came in", async () => {
  const client = clientOf(agendaKey);
  const plan = await client.call("postImporAgenda", { body: many("Panjang") });
  const id = plan.id ?? "";
  const answer = await openApiFor(house)(`/api/impor/agenda/${id}`, agendaKey, { method: "POST" });
  expect([answer.status, answer.headers.get("location"), answer.headers.get("retry-after")]).toEqual([202, `/api/impor/agenda/${id}`, "2"]);
  expect(await answer.json()).toMatchObject({ keadaan: "antre", jumlah: 0 });
  expect(await client.call("postImporAgendaById", { path: { id } })).toMatchObject({ keadaan: "antre" });
  const ended = client.finished("getImporAgendaById", id, 0.05);
  expect(await work(id)).toEqual({ imported: 1_001 });
  expect(await ended).toMatchObject({ keadaan: "selesai", jumlah: 1_001, sebab: null });
  // Work that is done twice after a crash brings nothing twice.
  expect(await work(id)).toEqual({ imported: 1_001 });
  expect(await count("Panjang")).toBe(1_001);
});

test("a key that is taken back in the middle brings nothing more", async () => {
  const key = await giveKey(house, admin, { nama: "Akan dicabut", register: ["agenda"], ...giving });
  const plan = await clientOf(key).call("postImporAgenda", { body: many("Tercabut") });
  const path = { id: plan.id ?? "" };
  await clientOf(key).call("postImporAgendaById", { path });
  await house.scope(admin).transaction(async (ctx) => {
    const one = (await listKunci(ctx)).rows.find(({ nama }) => nama === "Akan dicabut");
    await revokeKunci(ctx, one?.id ?? "");
  });
  expect(await work(path.id)).toEqual({ refusal: expect.stringContaining("dicabut") });
  expect(await count("Tercabut")).toBe(0);
  await expect(clientOf(key).call("getImporAgendaById", { path })).rejects.toMatchObject({ status: 401 });
});

test("what a program tried out and did not confirm goes with its key, and at night when it is a day old", async () => {
  const waiting = async (id: string | null) =>
    (await house.scope(admin).transaction((ctx) => sql`select from import_batch where id = ${id}::uuid`.execute(ctx.db))).rows.length;
  const key = await giveKey(house, admin, { nama: "Ditinggal", register: ["agenda"], ...giving });
  const body = { baris: [{ judul: "Tidak jadi", mulai: "2027-04-01" }] };
  const left = await clientOf(key).call("postImporAgenda", { body });
  expect(await waiting(left.id)).toBe(1);
  await house.scope(admin).transaction(async (ctx) => {
    const one = (await listKunci(ctx)).rows.find(({ nama }) => nama === "Ditinggal");
    await revokeKunci(ctx, one?.id ?? "");
  });
  expect(await waiting(left.id)).toBe(0);
  const old = await clientOf(agendaKey).call("postImporAgenda", { body });
  await system().transaction(sweepWaiting);
  expect(await waiting(old.id)).toBe(1);
  await house
    .scope(admin)
    .transaction((ctx) => sql`update import_batch set created_at = now() - interval '25 hours' where id = ${old.id}::uuid`.execute(ctx.db));
  await system().transaction(sweepWaiting);
  expect(await waiting(old.id)).toBe(0);
});

test("work that was refused says why by its address, and can be confirmed again", async () => {
  const client = clientOf(agendaKey);
  const plan = await client.call("postImporAgenda", { body: many("Tersandung") });
  const path = { id: plan.id ?? "" };
  await client.call("postImporAgendaById", { path });
  const refusing = { batch: path.id, progress: async () => undefined, programNow: async () => Promise.reject(new Refused()) };
  await expect(runImportJob(system(), brought(agenda), refusing)).rejects.toBeInstanceOf(Refused);
  // An error is tried again by the queue; what the rows themselves run into is told.
  await house
    .scope(admin)
    .transaction((ctx) => sql`update import_batch set task_id = null, refusal = 'Bentrok.' where id = ${path.id}`.execute(ctx.db));
  expect(await client.call("getImporAgendaById", { path })).toMatchObject({ keadaan: "gagal", sebab: "Bentrok." });
  expect(await client.call("postImporAgendaById", { path })).toMatchObject({ keadaan: "antre", sebab: null });
  expect(await work(path.id)).toEqual({ imported: 1_001 });
});
class Refused extends Error {}

test("the same plan confirmed twice at once comes in once, also after a new start in between", async () => {
  const plan = await clientOf(agendaKey).call("postImporAgenda", { body: { baris: [{ judul: "Berebut", mulai: "2027-03-01" }] } });
  const path = { id: plan.id ?? "" };
  // Each client has a server of its own; they share the database alone.
  const states = await Promise.all([1, 2, 3].map(() => clientOf(agendaKey).call("postImporAgendaById", { path })));
  expect(states.map(({ keadaan, jumlah }) => [keadaan, jumlah])).toEqual([1, 2, 3].map(() => ["selesai", 1]));
  expect(await count("Berebut")).toBe(1);
});

test("who asks in the very moment an import ends hears of no refused rows", async () => {
  const plan = await clientOf(agendaKey).call("postImporAgenda", { body: { baris: [{ judul: "Sekejap", mulai: "2027-03-02" }] } });
  const id = plan.id ?? "";
  const program = await findProgram(house.database, { secret: agendaKey, address: "103.10.66.7" });
  const state = await house.scope(program).transaction((ctx) => {
    // The other confirmation is committed right after the batch was read.
    const ends = clientOf(agendaKey);
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => row.id === id && row.doneAt === null)) await ends.call("postImporAgendaById", { path: { id } });
        return result;
      },
    };
    return importState({ ...ctx, db: ctx.db.withPlugin(plugin) }, agenda, id);
  });
  expect(state.keadaan).toBe("siap");
  expect(await count("Sekejap")).toBe(1);
});
