import fc from "fast-check";
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { addDays } from "#kit/dates.ts";
import { activePeriode } from "#modules/ppdb/index.server.ts";
import { seedDemoPendaftaran } from "#seeds/demo-pendaftaran.ts";
import { firstPeriode, seedPeriode } from "#seeds/periode.ts";
import { useDatabase } from "./support/database.ts";

const { scope } = useDatabase();
const benih = () => scope(system("uji benih"));

test("whatever the day of the first start, the period is open for at least two weeks and for a coming year", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), (days) => {
      const hari = addDays("2026-01-01", days);
      const { buka, tutup, tahunAjaran } = firstPeriode(hari);
      expect(buka).toBe(hari);
      expect(tutup >= addDays(hari, 14)).toBe(true);
      expect(`${tahunAjaran.slice(0, 4)}-07-01` > hari).toBe(true);
    }),
  );
});

test("the first period asks for no mark of an examination held no more, and for no programme", async () => {
  await benih().transaction(seedPeriode);
  expect(await benih().read(activePeriode)).toMatchObject({ tanyaUn: false, tanyaJurusan: false });
});

test("the demo registers a hundred families once, each with a number and a name of its own", async () => {
  await benih().transaction(seedPeriode);
  await benih().transaction((ctx) => seedDemoPendaftaran(ctx, 100));
  await benih().transaction(seedPeriode);
  await benih().transaction((ctx) => seedDemoPendaftaran(ctx, 100));
  await benih().transaction(async (ctx) => {
    expect(await activePeriode(ctx)).toMatchObject({ kuota: 288 });
    const rows = await ctx.db.selectFrom("pendaftaran").select(["nomor", "namaLengkap", "tanggalLahir"]).execute();
    expect(rows).toHaveLength(100);
    expect(new Set(rows.map(({ namaLengkap, tanggalLahir }) => namaLengkap + tanggalLahir)).size).toBe(100);
  });
});
