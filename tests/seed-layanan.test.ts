import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { openFiles } from "#kit/files/files.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { list } from "#kit/register/store.server.ts";
import { berkasUmum, infografis, informasiPublik } from "#modules/layanan/index.ts";
import { seedDemoLayanan } from "#seeds/demo-layanan.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy });
const directory = await mkdtemp(join(tmpdir(), "layanan-"));
afterAll(() => rm(directory, { recursive: true }));

test("demo services have their pictures and files, however often they are filled in", { timeout: 120_000 }, async () => {
  const files = await openFiles({ directory });
  for (let time = 0; time < 2; time++) await seedDemoLayanan(scope(system("data contoh")), files);
  await scope(system("data contoh")).transaction(async (ctx) => {
    const banyak = async (register: Parameters<typeof list>[1]) =>
      (await list(ctx, register, readQuery(register, new URLSearchParams()))).total;
    expect([await banyak(infografis), await banyak(berkasUmum), await banyak(informasiPublik)]).toEqual([3, 5, 7]);
    const berkas = await ctx.db.selectFrom("berkas").select(["kunci", "nama"]).execute();
    expect(berkas).toHaveLength(9);
    for (const { kunci } of berkas) expect(await files.exists("private", kunci)).toBe(true);
    expect(berkas.map(({ nama }) => nama)).toEqual(expect.arrayContaining(["Templat daftar nilai.xlsx", "Kalender pendidikan.pdf"]));
  });
});
