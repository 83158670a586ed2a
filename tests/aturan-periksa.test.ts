/**
 * An operator switches off a rule that the school does not care for, once a year. What goes wrong: other findings go with it, so that a
 * fault is sent to the ministry; or it goes on finding. Every rule that there is has its turn; one that is new fails here until it is planted.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { pegawaiRules } from "#modules/kepegawaian/index.ts";
import { exportPeriksaPegawai } from "#modules/kepegawaian/periksa/load-periksa.server.ts";
import { allRuleCodes } from "#modules/kesiswaan/periksa/load-aturan.server.ts";
import { exportMadrasah } from "#modules/kesiswaan/periksa/load-madrasah.server.ts";
import { exportPeriksa } from "#modules/kesiswaan/periksa/load-periksa.server.ts";
import { kelasRules, madrasahRules } from "#modules/kesiswaan/periksa/madrasah-rules.ts";
import { siswaRules } from "#modules/kesiswaan/periksa/siswa-rules.ts";
import { switchRule } from "#modules/periksa/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { insertPegawai, plantPegawai, withoutPegawaiRefusals } from "#tests/support/planted-pegawai.ts";
import { insertSiswa, plantSiswa, withoutSiswaRefusals } from "#tests/support/planted-siswa.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-11-25T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = actor("tataUsaha")) => house.scope(who).transaction(work);

const parts = [
  { rules: siswaRules, export: exportPeriksa },
  { rules: pegawaiRules, export: exportPeriksaPegawai },
  { rules: [...madrasahRules, ...kelasRules], export: exportMadrasah },
] as const;

/** Everything that is found, each with the code of the rule that finds it. */
async function found(): Promise<{ readonly kode: string; readonly told: string }[]> {
  const all = [];
  for (const { rules, export: take } of parts) {
    const kode = new Map<unknown, string>(rules.map((rule) => [rule.judul, rule.kode]));
    const { rows } = await as((ctx) => take(ctx, new URLSearchParams()));
    all.push(...rows.map((row) => ({ kode: kode.get(row[2]) ?? "", told: JSON.stringify(row) })));
  }
  // People of one name stand in any order among each other.
  return all.sort((one, other) => (one.told < other.told ? -1 : 1));
}

let before: Awaited<ReturnType<typeof found>>;

beforeAll(async () => {
  await as(seedSekolah, system("uji"));
  const rows = await as((ctx) => insertSiswa(ctx, 320));
  await as(insertPegawai);
  await withoutSiswaRefusals(house.database.place);
  await withoutPegawaiRefusals(house.database.place);
  await as((ctx) => plantSiswa(ctx, rows, 4));
  await as(plantPegawai);
  // No class of these has a wali; one of them is too small.
  await as(({ db }) => sql`update kelas set kapasitas = 1 where nama = 'X 0'`.execute(db));
  await as(({ db }) => sql`update pengaturan set npsn = null, nsm = null`.execute(db));
  before = await found();
}, 120_000);

test("on one page no two rules are called alike, and every finding is one of theirs", () => {
  for (const { rules } of parts) expect(new Set(rules.map(({ judul }) => judul)).size).toBe(rules.length);
  expect(parts.flatMap(({ rules }) => rules.map(({ kode }) => kode)).sort()).toEqual([...allRuleCodes].sort());
  expect(before.filter(({ kode }) => !allRuleCodes.includes(kode))).toEqual([]);
});

test.each(allRuleCodes)("“%s” switched off takes its own findings away and no others; switched on again they are back", async (kode) => {
  expect(before.filter((one) => one.kode === kode).length, "planted").toBeGreaterThan(0);
  await as((ctx) => switchRule(ctx, allRuleCodes, { kode, aktif: false, versi: 0 }));
  const without = await found();
  await as((ctx) => switchRule(ctx, allRuleCodes, { kode, aktif: true, versi: 1 }));
  expect(without).toEqual(before.filter((one) => one.kode !== kode));
});

test("with all of them on again everything is found as before", async () => expect(await found()).toEqual(before));
