/**
 * Two registrations of one child, and one of them, or both, have a seat in the exam already: there is one chair for the child, none stays
 * empty that a card points to, and taking it back gives each its own, unless somebody sits there by now.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela } from "#tests/support/panitia.ts";
import { examsOf } from "#tests/support/ujian-ppdb.ts";
import { mergePendaftaran } from "./merge-pendaftaran.server.ts";
import { splitPendaftaran } from "./split-pendaftaran.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { begin, renew, id, seats, move } = examsOf(scope);
beforeAll(begin);
beforeEach(renew);

const read = (name: string) =>
  scope(nurlaela).read(({ db }) =>
    db.selectFrom("pendaftaran").select(["id", "versi"]).where("id", "=", id(name)).executeTakeFirstOrThrow(),
  );
const merge = async (pergi: string, tetap: string) => {
  const pair = { pergi: await read(pergi), tetap: await read(tetap) };
  const sent = { alasan: "Dikirim dua kali", buktiSama: "Rapor dan akta yang sama" };
  return scope(nurlaela).transaction((ctx) => mergePendaftaran(ctx, pair, sent));
};
const split = async (pergi: string) => {
  const seen = await read(pergi);
  return scope(nurlaela).transaction((ctx) => splitPendaftaran(ctx, seen, { alasan: "Ternyata dua anak" }));
};

test("the seat goes along where the one that goes on has none, and comes back", async () => {
  await move("Ani", [0, 0]);
  expect((await merge("Ani", "Budi"))?.kursi).toMatchObject([{ pindah: true, kursi: 1 }]);
  expect(await seats()).toEqual(["Budi: Sesi 1, Ruang 1, 1"]);
  await split("Ani");
  expect(await seats()).toEqual(["Ani: Sesi 1, Ruang 1, 1"]);
});

test("of two seats one is free, and is given back while nobody sits there", async () => {
  await move("Ani", [0, 0]);
  await move("Budi", [1, 0]);
  expect((await merge("Ani", "Budi"))?.kursi).toMatchObject([{ pindah: false }]);
  expect(await seats()).toEqual(["Budi: Sesi 2, Ruang 1, 1"]);
  await split("Ani");
  expect(await seats()).toEqual(["Ani: Sesi 1, Ruang 1, 1", "Budi: Sesi 2, Ruang 1, 1"]);
  await merge("Ani", "Budi");
  await move("Citra", [0, 0]);
  await split("Ani");
  expect(await seats()).toEqual(["Budi: Sesi 2, Ruang 1, 1", "Citra: Sesi 1, Ruang 1, 1"]);
});

test("no seat goes to whose path has no such exam, or who is not verified", async () => {
  await move("Ani", [0, 0]);
  expect((await merge("Ani", "Dewi"))?.kursi).toMatchObject([{ pindah: false }]);
  await split("Ani");
  expect((await merge("Ani", "Eka"))?.kursi).toMatchObject([{ pindah: false }]);
  expect(await seats()).toEqual([]);
  await split("Ani");
});

test("whoever was given another seat since keeps it, and the old one goes to nobody by itself", async () => {
  await move("Ani", [0, 0]);
  await merge("Ani", "Budi");
  await move("Budi", [1, 0]);
  await split("Ani");
  expect(await seats()).toEqual(["Budi: Sesi 2, Ruang 1, 1"]);
  await move("Budi", [0, 1]);
  await move("Ani", [0, 0]);
});
