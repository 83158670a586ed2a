import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { seedContohSurat } from "#seeds/contoh-surat.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy });

test("demo letters are the two of each register, however often they are filled in", async () => {
  const seeding = scope(system("data contoh"));
  await seeding.transaction(seedContohSurat);
  await seeding.transaction(seedContohSurat);
  const rows = await seeding.transaction(async (ctx) => ({
    keluar: await ctx.db.selectFrom("audit").select("id").where("subject", "=", "suratKeluar").execute(),
    masuk: await ctx.db.selectFrom("audit").select("id").where("subject", "=", "suratMasuk").execute(),
  }));
  expect([rows.keluar.length, rows.masuk.length]).toEqual([2, 2]);
});
