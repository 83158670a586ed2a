/** The office takes over the book of letters from a workbook, and brings it again with more in it. What goes wrong: the same letter twice. */
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { create, find, remove, restore, update } from "#kit/register/store.server.ts";
import { planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
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

const letter = { nomorSurat: "B-9/2026", asalSurat: "Kanwil", tanggalTerima: "2026-02-02", perihal: "Rapat" };
const agendaOf = async (id: string) => (await dalam((ctx) => find(ctx, suratMasuk, id))).nomorAgenda;
const written = (isi: object) => dalam((ctx) => create(ctx, suratMasuk, { ...letter, ...isi }, "json"));
const bringing = (rows: string[][], answer?: string) =>
  dalam((ctx) =>
    planImport(ctx, brought(suratMasuk), {
      ...{ name: "buku.xlsx", answer },
      sheet: { header: ["No. agenda", ...header], rows, places: rows.map((_, place) => place + 2) },
    }),
  );
const old = (nomor: string, place: number, terima = "2024-03-01") => [nomor, `L-${place}/2024`, "Kanwil", "2024-02-28", terima, "Edaran"];

test("an old book brings its numbers along: the next letter goes on above them, none is had twice, and none changes afterwards", async () => {
  const plan = await bringing([old("430", 1), old("431", 2)], "selesai");
  expect(plan).toMatchObject({ counts: { new: 2 }, foretold: [expect.stringContaining("430 sampai 431")] });
  await dalam((ctx) => runImport(ctx, brought(suratMasuk), String(plan.id)));
  const next = await written({ tanggalTerima: "2024-05-01" });
  expect(next.nomorAgenda).toBe(432);
  expect(await bringing([old("431", 3)])).toMatchObject({
    id: null,
    refused: [{ sentence: expect.stringContaining("sudah dipakai surat lain") }],
  });
  expect((await written({ tanggalTerima: "2024-05-02", nomorAgenda: 7 })).nomorAgenda).toBe(7);
  const change = (nomorAgenda: number | null) =>
    dalam(async (ctx) => {
      const row = await find(ctx, suratMasuk, next.id);
      const values = Object.fromEntries(Object.keys(suratMasuk.fields).map((name) => [name, row[name]]));
      return update(ctx, suratMasuk, { id: next.id, versi: row.versi, sent: { ...values, nomorAgenda }, source: "json" });
    });
  await expect(change(500)).rejects.toMatchObject({ fields: { nomorAgenda: expect.stringContaining("tidak diubah lagi") } });
  await change(null);
  expect(await agendaOf(next.id)).toBe(432);
});

test("an import that is taken back gives its numbers back; what was thrown away alone keeps its own", async () => {
  const before = await written({ tanggalTerima: "2023-01-02" });
  const plan = await bringing([old("", 11, "2023-02-01"), old("", 12, "2023-02-01"), old("90", 13, "2023-02-01")]);
  await dalam((ctx) => runImport(ctx, brought(suratMasuk), String(plan.id)));
  await dalam((ctx) => undoImport(ctx, brought(suratMasuk), { id: String(plan.id), rest: false }));
  const after = await written({ tanggalTerima: "2023-03-01" });
  expect([before.nomorAgenda, after.nomorAgenda]).toEqual([1, 2]);
  // Wanted back all the same, it comes to the end.
  const binned = await dalam(({ db }) =>
    db.selectFrom("suratMasuk").select("id").where("nomorSurat", "=", "L-11/2024").executeTakeFirstOrThrow(),
  );
  await dalam((ctx) => restore(ctx, suratMasuk, binned.id));
  expect(await agendaOf(binned.id)).toBe(3);
  await dalam((ctx) => remove(ctx, suratMasuk, { id: after.id, versi: after.versi }));
  expect((await written({ tanggalTerima: "2023-04-01" })).nomorAgenda).toBe(4);
  await dalam((ctx) => restore(ctx, suratMasuk, after.id));
  expect(await agendaOf(after.id)).toBe(2);
  // Its number was brought by another meanwhile.
  await dalam((ctx) => remove(ctx, suratMasuk, { id: after.id, versi: after.versi + 2 }));
  expect((await written({ tanggalTerima: "2023-05-01", nomorAgenda: 2 })).nomorAgenda).toBe(2);
  await dalam((ctx) => restore(ctx, suratMasuk, after.id));
  expect(await agendaOf(after.id)).toBe(5);
});

test.each([
  [undefined, "baru"],
  ["selesai", "selesai"],
  ["arsip", "arsip"],
])("letters that tell no state are asked about once, and are what was answered: %s", async (answer, status) => {
  const mark = `${status}-${answer}`;
  const rows = [["", `A-${mark}`, "Kanwil", "2022-02-28", "2022-03-01", "Edaran"]];
  const plan = await bringing(rows, answer);
  expect(plan.asks).toMatchObject({ answer: status, label: expect.stringContaining("statusnya tidak tertulis") });
  await dalam((ctx) => runImport(ctx, brought(suratMasuk), String(plan.id)));
  const kept = await dalam(({ db }) =>
    db.selectFrom("suratMasuk").select("status").where("nomorSurat", "=", `A-${mark}`).executeTakeFirstOrThrow(),
  );
  expect(kept.status).toBe(status);
  // What stands already is not asked about again, and nothing changes in it.
  expect(await bringing(rows, "arsip")).toMatchObject({ asks: null, counts: { same: 1 } });
});
