/** A column that names rows of another register, such as classes: what is called like one, what is not, and what is shown of a mending. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { orang, words } from "#tests/support/list-of-people.ts";
import { reference, text } from "../register/fields.ts";
import { register } from "../register/register.ts";
import { sentencesFor } from "../sentences.ts";
import { noChoices } from "./choices.ts";
import { mendColumn } from "./mend-column.ts";

const murid = register({
  ...{ name: "murid", table: "murid", path: "/murid", title: "Murid", noun: "murid" },
  fields: {
    nama: text({ label: "Nama lengkap", privacy: "umum", required: true, max: 60 }),
    temanId: reference({ label: "Teman", privacy: "umum", register: orang }),
  },
  ...{ columns: ["nama"], searched: ["nama"], sentences: sentencesFor("murid", "Belum ada.") },
});
const mended = (cells: readonly string[], { field = "temanId", names }: { field?: string; names?: readonly string[] } = {}) =>
  mendColumn(
    cells.map((cell) => [cell]),
    {
      column: { place: 0, label: "Kolom", field, samples: [], sure: true },
      ...{ register: murid, names, words, choices: noChoices, breathe: async () => undefined },
    },
  );

test("what no row is called like is asked about, each once; a name, an id and an empty cell are not", async () => {
  const cells = ["Ahmad", "ahmad ", "Budi", "Budi", randomUUID(), "", "Siti · 7A"];
  const { unknown, options } = await mended(cells, { names: ["Ahmad", "Siti"] });
  expect(unknown).toEqual([{ said: "Budi", count: 2, means: "" }]);
  expect(options).toEqual(["Ahmad", "Siti"]);
});

test("nothing is asked where nobody knows what the rows are called", async () => {
  expect((await mended(["Ahmad", "Budi"])).unknown).toEqual([]);
});

test("a mending is shown by three of its cells, before and after, cut where they are long", async () => {
  const long = `  ${"a".repeat(70)}`;
  const { done } = await mended(["Ahmad  F", " B", "C ", "  D", long], { field: "nama" });
  expect(done).toEqual([
    {
      ...{ repair: "spasi", on: true, began: true, count: 5 },
      examples: [
        { from: "Ahmad  F", to: "Ahmad F" },
        { from: " B", to: "B" },
        { from: "C ", to: "C" },
      ],
    },
  ]);
  const [one] = (await mended([long], { field: "nama" })).done;
  expect(one?.examples).toEqual([{ from: long.slice(0, 60), to: "a".repeat(60) }]);
});

test("a column of choices offers what they are called, whatever the rows of others are called", async () => {
  const column = { place: 0, label: "Jenis", field: "jenis", samples: [], sure: true };
  const { options, unknown } = await mendColumn([["L"], ["waria"]], {
    ...{ column, register: orang, names: ["Ahmad"], words, choices: noChoices, breathe: async () => undefined },
  });
  expect([options, unknown]).toEqual([["Laki-laki", "Perempuan"], [{ said: "waria", count: 1, means: "" }]]);
});
