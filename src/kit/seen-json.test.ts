/** A file of JSON, or a field that holds some, can write what nobody sees in letters that everybody sees. */
import { expect, test } from "vitest";
import { readSettings } from "#server/imports/sent-settings.ts";
import { noChoices, readChoices } from "./lists/choices.ts";
import { readMapFile } from "./lists/column-map.ts";
import { readSeenJson } from "./seen-json.ts";

const written = String.raw`\u202eAni\u200b`;
const within = (value: unknown) => JSON.stringify(value).replaceAll("ANI", written);

test("what nobody sees is taken out wherever a text stands, and nothing else", () => {
  expect(readSeenJson(`{"a":["${written}"],"b":{"c":"${written}"},"n":1,"x":null}`)).toEqual({
    a: ["Ani"],
    b: { c: "Ani" },
    n: 1,
    x: null,
  });
  expect(() => readSeenJson("{")).toThrow(SyntaxError);
  expect(Object.hasOwn(readSeenJson('{"__proto__":{"a":1}}') as object, "__proto__")).toBe(true);
});

test("in what is said of a list, by a form or a program", () => {
  expect(readChoices(within({ ...noChoices, cells: { 2: { 0: "ANI" } } }))?.cells).toEqual({ 2: { 0: "Ani" } });
  expect(readSettings(within({ kolom: { Nama: "ANI" } }))).toEqual({ kolom: { Nama: "Ani" } });
});

test("in the file of a map, whose names and heads are one line each", () => {
  const file = (name: string, head = "x") =>
    within({
      ...{ kind: "peta-kolom", version: 1, register: "siswa" },
      map: { name, source: name, fingerprint: "0".repeat(32), columns: [{ head, field: "nama", constant: "ANI" }] },
    });
  expect(readMapFile(file(" ANI\n\u0000Sari ", "Nama\nANI\ud800"))?.map).toMatchObject({
    ...{ name: "Ani Sari", source: "Ani Sari" },
    columns: [{ head: "Nama Ani", constant: "Ani" }],
  });
  for (const empty of [" \n", "\u200b", "\u0000"]) expect(readMapFile(file(empty))).toBeUndefined();
});
