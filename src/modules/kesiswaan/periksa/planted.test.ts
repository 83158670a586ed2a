/**
 * The operator, before a semester's list goes to the ministry: 1,200 pupils of ordinary families, and one fault of every rule among them.
 * What goes wrong: a fault that nobody finds, and a family that is sent home with a question although nothing is wrong.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { insertSiswa, plantSiswa, siswaFaults, withoutSiswaRefusals } from "#tests/support/planted-siswa.ts";
import { exportPeriksa, loadPeriksa } from "./load-periksa.server.ts";
import { siswaRules } from "./siswa-rules.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-11-25T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => house.scope(who).transaction(work);
let rows: Awaited<ReturnType<typeof insertSiswa>>;

beforeAll(async () => {
  rows = await as((ctx) => insertSiswa(ctx, 1200));
}, 120_000);

test("in ordinary families nothing is found", async () => {
  const { rows, diperiksa } = await as((ctx) => loadPeriksa(ctx, new URLSearchParams("tampil=100")));
  expect(rows.map(({ nama, temuan }) => [nama, temuan.map(({ kode, kalimat }) => `${kode}: ${kalimat}`)])).toEqual([]);
  expect(diperiksa).toBe(1200);
});

test("one fault of every rule is found where it is, and nothing else", async () => {
  await withoutSiswaRefusals(house.database.place);
  const expected = await as((ctx) => plantSiswa(ctx, rows, 12));
  const { rows: sheet } = await as((ctx) => exportPeriksa(ctx, new URLSearchParams()));
  const judul = new Map(siswaRules.map((rule) => [rule.judul, rule.kode]));
  const found = sheet.map(([nama, , temuan]) => [String(nama), judul.get(String(temuan)) ?? ""]);
  expect(found.map((one) => one.join(" ")).sort()).toEqual(expected.map((one) => one.join(" ")).sort());
  expect(Object.keys(siswaFaults).sort()).toEqual(siswaRules.map(({ kode }) => kode).sort());
});
