import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actionTable, actionWords, labelOf, wordOf } from "./words.ts";

const sources = globSync("src/**/*.server.ts").map((path) => readFileSync(path, "utf8"));

test("whatever is written into the trail has words that people use", () => {
  const calls = sources.flatMap((source) => [...source.matchAll(/\b(?:record|recordAll)\(\s*[^;]*?;/gs)].map(([call]) => call));
  const written = new Set(calls.flatMap((call) => [...call.matchAll(/action: "([a-z-]+)"/g)].map(([, action]) => action as string)));
  expect(written.size).toBeGreaterThan(15);
  expect([...written].filter((action) => !Object.hasOwn(actionTable, action))).toEqual([]);
});

test("what nobody has named is at least spelled like words", () => {
  expect(actionWords("moved-away").words).toBe("Moved away");
  expect(labelOf("tanggalTerima")).toBe("Tanggal terima");
  expect(actionWords("constructor").words).toBe("Constructor");
  expect([labelOf("kunci"), labelOf("kunci", "gambar")]).toEqual(["Kunci sandi", "Sidik berkas"]);
  expect(labelOf("toString")).toBe("To string");
  expect(wordOf("valueOf")).toBe("valueOf");
});

test("no two deeds are called the same: the filter lists each once", () => {
  const words = Object.values(actionTable).map((deed) => deed.words);
  expect(words.filter((one, place) => words.indexOf(one) !== place)).toEqual([]);
});
