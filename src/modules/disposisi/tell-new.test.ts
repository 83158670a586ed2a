/** Thirty letters come on a Monday, and once an old book with two thousand. What goes wrong: the head is rung for each, or for the old ones. */
import { beforeEach, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { person, useDisposisi } from "#tests/support/disposisi.ts";
import { tellOfNewSurat } from "./tell-new.server.ts";

const { as, kabar } = useDisposisi();
const { kepala, tu, guru } = person;
const letter = { id: "a", versi: 1, status: "baru", tanggalTerima: "2026-11-20", perihal: "Undangan" };
type Changes = Parameters<typeof tellOfNewSurat>[1];
const tell = (...changes: Changes) => as(tu, (ctx) => tellOfNewSurat(ctx, changes));
const come = (...lain: object[]) => tell(...lain.map((one) => ({ action: "create" as const, after: { ...letter, ...one } })));
const heard = async () => (await kabar(kepala)).map(({ body }) => body);

beforeEach(() => as(tu, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute()));

test("the head hears once of what came, whatever comes before it is read, and nobody else does", async () => {
  await come({}, { perihal: "Rapat" });
  await come({ perihal: "Lomba" });
  expect((await heard()).length).toBe(1);
  expect(await kabar(guru)).toEqual([]);
});

test.each([
  ["was answered before it was written down", { status: "selesai" }],
  ["was laid into the archive", { status: "arsip" }],
  ["says nothing of its state", { status: null }],
  ["came more than two weeks ago", { tanggalTerima: "2026-11-08" }],
  ["has no day", { tanggalTerima: null }],
])("a letter that %s is not told of", async (_, lain) => {
  await come(lain);
  expect(await heard()).toEqual([]);
});

test("one that came two weeks ago is told of, by its own words", async () => {
  await come({ status: "selesai", perihal: "Lama" }, { tanggalTerima: "2026-11-09", perihal: "Dua pekan" });
  expect(await heard()).toEqual(["Dua pekan"]);
});

test("a letter that is changed or comes out of the bin is not told of", async () => {
  for (const action of ["update", "restore"] as const) await tell({ action, before: letter, after: letter });
  await tell({ action: "delete", before: letter });
  expect(await heard()).toEqual([]);
});
