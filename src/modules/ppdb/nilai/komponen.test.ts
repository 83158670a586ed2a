/**
 * Examiners and families, on every page that shows a mark or a sum. What goes wrong: a half of a hundredth that is not shown, a subject twice
 * because of a blank behind it, a name that lost its capital.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isKomponen,
  komponenInSentence,
  komponenLabel,
  komponenPpdb,
  lowerFirst,
  mapelOf,
  readNilai,
  writeJumlah,
  writeNilai,
} from "./komponen.ts";

test("a part of the examination is one that a path may weigh, and nothing else", () => {
  for (const { value } of komponenPpdb) expect(isKomponen(value)).toBe(true);
  for (const other of ["", "un", "Tes", "nilai", null, 1, {}]) expect(isKomponen(other)).toBe(false);
});

test("a part is called by its name, small within a sentence but for names in it", () => {
  expect([komponenLabel("btq"), komponenInSentence("btq")]).toEqual(["Baca tulis Al-Qur'an", "baca tulis Al-Qur'an"]);
  expect([komponenInSentence("tes"), lowerFirst("Usia lebih tua"), lowerFirst("")]).toEqual(["tes", "usia lebih tua", ""]);
});

test("every mark that can be given is read as it is written", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000 }), (nilai) => readNilai(writeNilai(nilai)) === nilai));
  expect([readNilai("100,00"), readNilai("100.01"), readNilai("85,5")]).toEqual([10_000, undefined, 8550]);
});

test("a sum is written with two figures behind the comma, and with more only where they say something", () => {
  expect([855_000, 800_050, 800_005, 800_500, 805_000, 0, 5, 1_000_000].map(writeJumlah)).toEqual([
    ...["85,50", "80,005", "80,0005", "80,05", "80,50", "0,00", "0,0005", "100,00"],
  ]);
});

test("the subjects of a path are its lines, each once, trimmed and cut", () => {
  expect(mapelOf(null)).toEqual([]);
  expect(mapelOf(" Fikih \n\n  \nIPA\nFikih")).toEqual(["Fikih", "IPA"]);
  expect(mapelOf(`${"x".repeat(59)} y`)).toEqual(["x".repeat(59)]);
});
