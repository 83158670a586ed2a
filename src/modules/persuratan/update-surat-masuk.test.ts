/** The office takes over the book of letters from a workbook, and brings it again with more in it. What goes wrong: the same letter twice. */
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { planImport, runImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { suratMasuk } from "./surat-masuk.ts";

const house = useDatabase({ policy });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);
const header = ["Nomor surat", "Asal surat", "Tanggal surat", "Tanggal terima", "Perihal"];
const periksa = (...rows: string[][]) =>
  dalam((ctx) =>
    planImport(ctx, brought(suratMasuk), { name: "agenda.xlsx", sheet: { header, rows, places: rows.map((_, place) => place + 2) } }),
  );

test("letters are known by number, sender and date; the numbers they will draw are told before", async () => {
  const [satu, dua] = [
    ["B-1/2026", "Kemenag Kota Palu", "2026-01-05", "2026-01-07", "Undangan"],
    ["B-1/2026", "MTsN 1 Palu", "2026-01-05", "2026-01-07", "Undangan"],
  ];
  const pertama = await periksa(satu as string[], dua as string[]);
  expect(pertama).toMatchObject({
    counts: { new: 2 },
    foretold: [expect.stringMatching(/^2 nomor agenda tahun 2026 akan terpakai: 1 sampai 2\./)],
  });
  await dalam((ctx) => runImport(ctx, brought(suratMasuk), String(pertama.id)));
  const kedua = await periksa((satu as string[]).with(4, "Undangan rapat"), dua as string[], (dua as string[]).with(0, "B-2/2026"));
  expect(kedua).toMatchObject({
    counts: { new: 1, changed: 1, same: 1 },
    foretold: [expect.stringMatching(/^1 nomor agenda tahun 2026 akan terpakai: 3\./)],
  });
  expect(kedua.told[0]).toMatchObject({
    by: "Nomor surat, Asal surat, Tanggal surat",
    cells: [{ column: "Perihal", old: "Undangan", new: "Undangan rapat" }],
  });
});
