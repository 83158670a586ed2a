import fc from "fast-check";
import { expect, test } from "vitest";
import { diff } from "./diff.ts";

test("a changed line goes and comes, the others stay", () => {
  expect(diff("a\nb\nc", "a\nB\nc").map(({ jenis, teks }) => `${jenis} ${teks}`)).toEqual(["sama a", "hilang b", "baru B", "sama c"]);
});

test("both texts can be read out of their difference", () => {
  const texts = fc.array(fc.constantFrom("a", "b", "c", ""), { maxLength: 12 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(texts, texts, (lama, baru) => {
      const beda = diff(lama, baru);
      const tanpa = (jenis: string) =>
        beda
          .filter((baris) => baris.jenis !== jenis)
          .map(({ teks }) => teks)
          .join("\n");
      expect([tanpa("baru"), tanpa("hilang")]).toEqual([lama, baru]);
    }),
  );
});
