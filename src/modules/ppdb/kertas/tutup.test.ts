/**
 * Midnight of the last day, and of the first: the form received a minute too late, the tray that is entered on the last second of the days
 * after, the path that opens while somebody looks at the page.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee } from "#tests/support/panitia.ts";
import { registration } from "#tests/support/registrations.ts";
import { receivePendaftaran } from "../receive-pendaftaran.server.ts";
import { deskPaths } from "./desk-paths.server.ts";
import { enterKertas } from "./enter-kertas.server.ts";
import { loadKertas } from "./load-kertas.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
let place = "";
let keys = 0;

const form = (name: string, changed: object = {}) => {
  const { jurusan: _, nilaiUN: __, agreement: ___, ...typed } = registration(name);
  const desk = { tempat: place, diterimaTanggal: "2027-03-01", diterimaPukul: "09:30", susulan: "" };
  return { ...typed, agreement: "on", ...desk, ...changed };
};
const enter = (sent: object) => enterKertas(scope(nurlaela), { ...sent }, { key: `kunci-tutup-${++keys}`, yakin: true });

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  place = (await scope(nurlaela).transaction(loadKertas)).jalur[0]?.value ?? "";
});

const opens = "2027-01-31T16:00:00.000Z";
const closes = "2027-06-30T16:00:00.000Z";
const justBefore = (moment: string) => new Date(Date.parse(moment) - 1);
const choices = async (at: Date) => {
  now = at;
  return (await scope(nurlaela).transaction(loadKertas)).jalur.map(({ tutup, label }) => [tutup, label]);
};

test("a path opens, closes, and is closed for what lay in the tray", async () => {
  expect(await choices(justBefore(opens))).toEqual([]);
  expect(await choices(new Date(opens))).toEqual([[false, "Reguler"]]);
  expect(await choices(justBefore(closes))).toEqual([[false, "Reguler"]]);
  expect(await choices(new Date(closes))).toEqual([[true, "Reguler, ditutup 30 Juni 2027"]]);
  expect(await choices(justBefore("2027-07-03T16:00:00.000Z"))).toHaveLength(1);
  expect(await choices(new Date("2027-07-03T16:00:00.000Z"))).toEqual([]);
});

test("a reason is asked for from then on, and not before", async () => {
  const late = { diterimaTanggal: "2027-06-30", diterimaPukul: "23:58" };
  now = justBefore(closes);
  await expect(enter(form("Anak Detik", { ...late, susulan: "antrean panjang" }))).rejects.toMatchObject({
    fields: { susulan: expect.stringContaining("masih dibuka") },
  });
  await enter(form("Anak Sebelum Detik", late));
  now = new Date(closes);
  await expect(enter(form("Anak Pada Detik", late))).rejects.toMatchObject({
    fields: { susulan: expect.stringContaining("Tulis mengapa") },
  });
  // Four letters are no reason, five are.
  await expect(enter(form("Anak Pada Detik", { ...late, susulan: "telat".slice(0, 4) }))).rejects.toMatchObject({
    fields: { susulan: expect.any(String) },
  });
  await enter(form("Anak Pada Detik", { ...late, susulan: "telat" }));
});

test("what is wrong with a form is told at its fields, also while no family may send one any more", async () => {
  now = new Date(closes);
  const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
  const [path] = await as(deskPaths);
  if (!path) throw new Error("no path");
  const kertas = {
    periode: path.periode,
    gelombangId: path.gelombangId,
    diterima: now,
    susulan: "antrean panjang",
    begin: async () => null,
  };
  const wrong = { ...registration("Anak Sesudah"), namaIbu: "" };
  const send = (sent: object, paper?: typeof kertas) =>
    as((ctx) => receivePendaftaran(ctx, { ...sent }, { key: null, source: "json", ...(paper && { kertas: paper }) }));
  await expect(send(wrong, kertas)).rejects.toMatchObject({ kind: "invalid", fields: { namaIbu: expect.any(String) } });
  await expect(send(wrong)).rejects.toMatchObject({ kind: "conflict" });
  await expect(send(registration("Anak Sesudah"))).rejects.toMatchObject({ kind: "conflict" });
  expect((await send(registration("Anak Sesudah"), kertas)).nomor).toContain("PMBM-2027");
});

test("what was received at the minute of closing is late, a minute before it is not", async () => {
  now = new Date("2027-06-30T16:05:00Z");
  const received = (tanggal: string, pukul: string) =>
    form("Anak Menit", { diterimaTanggal: tanggal, diterimaPukul: pukul, susulan: "antrean panjang" });
  await expect(enter(received("2027-07-01", "00:00"))).rejects.toMatchObject({
    fields: { diterimaTanggal: expect.stringContaining("tidak dapat didaftarkan") },
  });
  await enter(received("2027-06-30", "23:59"));
  now = new Date("2027-02-01T04:00:00Z");
  await expect(enter(form("Anak Menit", { diterimaTanggal: "2027-01-31", diterimaPukul: "23:59" }))).rejects.toMatchObject({
    fields: { diterimaTanggal: expect.stringContaining("baru dibuka") },
  });
  await enter(form("Anak Menit Buka", { diterimaTanggal: "2027-02-01", diterimaPukul: "00:00" }));
});

test("what is received this minute may be entered, the next may not", async () => {
  now = new Date("2027-03-01T02:00:00.000Z");
  await enter(form("Anak Menit Ini", { diterimaPukul: "10:00" }));
  await expect(enter(form("Anak Menit Depan", { diterimaPukul: "10:01" }))).rejects.toMatchObject({
    fields: { diterimaPukul: expect.any(String) },
  });
  await expect(enter(form("Anak Esok", { diterimaTanggal: "2027-03-02", diterimaPukul: "10:00" }))).rejects.toMatchObject({
    fields: { diterimaTanggal: expect.stringContaining("tidak boleh sesudah sekarang") },
  });
});
