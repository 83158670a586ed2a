/** A number as people here type it, with a comma or a point, and as a program sends it. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkField, type Source } from "./check.ts";
import { type Field, number } from "./fields.ts";

const sentence = (field: Field, raw: unknown, source?: Source) => {
  const result = checkField(field, raw, source);
  return typeof result === "object" && result !== null ? result.sentence : undefined;
};

describe("number", () => {
  const field = number({ label: "Nilai", min: 0, max: 100, step: 0.01 });

  test.each([
    ["85,5", 85.5],
    ["85.50", 85.5],
    [" 0 ", 0],
    ["100", 100],
    ["0,01", 0.01],
  ])("reads %s as typed", (raw, value) => {
    expect(checkField(field, raw)).toBe(value);
  });

  test.each(["", "   "])("empty stays empty: %j", (raw) => expect(checkField(field, raw)).toBeNull());

  test.each(["1e2", "0x10", "abc", "1.2.3", "Infinity", "NaN"])("refuses %s", (raw) =>
    expect(sentence(field, raw)).toBe("Nilai harus berupa angka."),
  );

  test("refuses text in JSON and numbers outside", () => {
    expect(sentence(field, "85", "json")).toBe("Nilai harus berupa angka.");
    expect(checkField(field, 85, "json")).toBe(85);
    for (const raw of [-0.01, 100.01, 1e300]) expect(sentence(field, raw, "json")).toBe("Nilai harus antara 0 dan 100.");
    expect(sentence(field, Number.NaN, "json")).toBe("Nilai harus berupa angka.");
  });

  test("every hundredth is fine, nothing finer", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => checkField(field, hundredths / 100, "json") === hundredths / 100),
    );
    expect(sentence(field, 85.555, "json")).toBe("Nilai paling banyak 2 angka di belakang koma.");
    // What a sum of fractions is off by is no figure of its own.
    expect([checkField(number({ label: "Jumlah", step: 1 }), "0,000001"), checkField(field, 0.1 + 0.2, "json")]).toEqual([1e-6, 0.1 + 0.2]);
    expect(sentence(number({ label: "Jumlah", step: 1 }), "0,000002")).toBe("Jumlah harus bilangan bulat.");
    expect(sentence(number({ label: "Jumlah", step: 1 }), "1,5")).toBe("Jumlah harus bilangan bulat.");
  });
});
