/**
 * The operator, before EMIS GTK: 80 people of the staff in whom everything fits, and one fault of every rule among them. What goes wrong:
 * a fault that nobody finds, and a colleague who is asked for papers that lie there.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { insertPegawai, pegawaiFaults, plantPegawai, withoutPegawaiRefusals } from "#tests/support/planted-pegawai.ts";
import { exportPeriksaPegawai, loadPeriksaPegawai } from "./load-periksa.server.ts";
import { pegawaiRules } from "./pegawai-rules.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-11-25T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);

beforeAll(() => as(insertPegawai));

test("in whom everything fits nothing is found", async () => {
  const { rows, diperiksa } = await as((ctx) => loadPeriksaPegawai(ctx, new URLSearchParams("tampil=100")));
  expect([diperiksa, rows.map(({ nama, temuan }) => [nama, temuan.map(({ kalimat }) => kalimat)])]).toEqual([80, []]);
});

test("one fault of every rule is found where it is, and nothing else", async () => {
  await withoutPegawaiRefusals(house.database.place);
  const expected = await as(plantPegawai);
  const { rows } = await as((ctx) => exportPeriksaPegawai(ctx, new URLSearchParams()));
  const kode = new Map(pegawaiRules.map((rule) => [rule.judul, rule.kode]));
  expect(rows.map(([nama, , temuan]) => `${nama} ${kode.get(String(temuan))}`).sort()).toEqual(expected.map((one) => one.join(" ")).sort());
  expect(Object.keys(pegawaiFaults).sort()).toEqual(pegawaiRules.map((rule) => rule.kode).sort());
});
