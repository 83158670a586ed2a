import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import { openFiles } from "#kit/files/files.server.ts";
import { check } from "#kit/register/check.ts";
import { tables } from "#kit/register/store.server.ts";
import { createSampleAkun } from "#modules/akun/index.server.ts";
import { riwayat } from "#modules/kepegawaian/index.ts";
import { seedDemoBankData } from "#seeds/demo-bank-data.ts";
import { seedDemoRiwayat } from "#seeds/demo-riwayat.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy });
const directory = await mkdtemp(join(tmpdir(), "riwayat-"));
afterAll(() => rm(directory, { recursive: true }));

test("demo staff have files that fit their forms, once, with ranks that agree with the staff record", { timeout: 120_000 }, async () => {
  const files = await openFiles({ directory });
  const benih = scope(system("data contoh"));
  await createSampleAkun(benih);
  await benih.transaction(seedDemoBankData);
  for (let time = 0; time < 2; time++) await seedDemoRiwayat(benih, files);
  await benih.transaction(async (ctx) => {
    for (const register of riwayat) {
      const rows = await tables(ctx).selectFrom(register.name).selectAll().execute();
      expect(rows.length, register.name).toBeGreaterThan(20);
      for (const row of rows) expect(check(register.fields, fieldValues(register, row as never), "json").errors, register.name).toEqual({});
    }
    const pegawai = await ctx.db.selectFrom("pegawai").select(["status", "pangkat", "tmtPangkat", "tmt"]).execute();
    for (const { tmt, tmtPangkat } of pegawai.filter(({ status }) => status === "pns"))
      expect(tmtPangkat && tmt && tmtPangkat >= tmt).toBe(true);
    const usulan = await ctx.db.selectFrom("usulanPerubahan").select("status").orderBy("status").execute();
    expect(usulan.map(({ status }) => status)).toEqual(["dikembalikan", "menunggu", "menunggu"]);
    const [berkas] = await ctx.db.selectFrom("berkas").select("kunci").execute();
    expect(await files.exists("private", berkas?.kunci ?? "")).toBe(true);
  });
});
