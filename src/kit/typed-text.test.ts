import fc from "fast-check";
import { expect, test } from "vitest";
import { oneLine, seenText } from "./typed-text.ts";

const unseen = ["\u200b", "\ufeff", "\u00ad", "\u2060", "\u180e", "\u{e0041}", "\u202a", "\u202e", "\u2066", "\u2069"];

test.each(unseen)("what nobody sees is no part of a text: %j", (sign) => {
  expect(seenText(`${sign}a${sign}b\r\n c${sign}`)).toBe("ab\n c");
  expect(oneLine(sign.repeat(5))).toBe("");
  expect(seenText(sign.repeat(5))).toBe("");
});

test.each(["\u0000", "\u0007", "\u001b", "\u0085", "\ud800"])("neither is what steers a machine: %j", (sign) => {
  expect(oneLine(`a${sign}b`)).toBe("a b");
  expect(seenText(`a${sign}b`)).toBe("a b");
});

test("a line has no line ends, a text keeps its own", () => {
  expect(oneLine(" a\r\n\tb\u2028c ")).toBe("a b c");
  expect(seenText(" a\r\n\tb ")).toBe("a\n\tb");
});

test("what joins or parts Arabic letters stays, and so do marks of direction and joined pictures", () => {
  for (const text of ["\u0644\u200c\u0627\u200d\u0644", "abc \u200fعربي\u200e", "👩\u200d🏫"]) {
    expect(oneLine(text)).toBe(text.normalize("NFC"));
    expect(seenText(text)).toBe(text.normalize("NFC"));
  }
});

test("both come to rest at once", () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...unseen, " ", "\r", "\n", "\u0000", "e", "\u0301"), fc.string({ maxLength: 1, unit: "binary" })),
  });
  fc.assert(
    fc.property(text, (typed) => {
      for (const read of [oneLine, seenText]) expect(read(read(typed))).toBe(read(typed));
    }),
  );
});
