import { expect, test } from "vitest";
import { isCorrectable, meantBy } from "./typing-errors.ts";

test.each([
  ["a letter that is another", "promuka"],
  ["one too few", "pramka"],
  ["one too many", "prammuka"],
  ["the first one missing", "ramuka"],
  ["one too many in the end", "pramukaa"],
  ["two that changed places", "pramuak"],
  ["no error", "pramuka"],
])("%s leads to the word that was meant", (_, typed) => expect(meantBy(typed).words).toContain("pramuka"));

test("two errors lead to no word, and two words that were written as one to both", () => {
  expect(meantBy("pramkaa").words).toContain("pramka");
  expect(meantBy("prumaka").words).not.toContain("pramuka");
  expect(meantBy("bolavoli").pairs).toContainEqual(["bola", "voli"]);
});

test("no word of two is shorter than three letters", () => {
  expect(meantBy("bolavoli").pairs).toEqual([
    ["bol", "avoli"],
    ["bola", "voli"],
    ["bolav", "oli"],
  ]);
  expect([meantBy("osisku").pairs, meantBy("osism").pairs]).toEqual([[["osi", "sku"]], []]);
});

test("a word is among what it may mean, once, whatever letters it has", () => {
  expect(meantBy("ärger").words[0]).toBe("ärger");
  const { words } = meantBy("aab");
  expect(new Set(words).size).toBe(words.length);
});

test.each(["osi", "é".repeat(3), "a".repeat(24)])("“%s” may be a typing error", (typed) => expect(isCorrectable(typed)).toBe(true));

test.each(["2026", "ab", "x7lima", "a".repeat(25), ""])("“%s” is meant as it stands", (typed) => expect(isCorrectable(typed)).toBe(false));
