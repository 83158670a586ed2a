import fc from "fast-check";
import { expect, test } from "vitest";
import { slugFrom, slugTo } from "./slug.ts";

test.each([
  ["Tim Olimpiade Sains: 2 Emas!", "tim-olimpiade-sains-2-emas"],
  ["Jum’at Bersih di Café Réunion", "jumat-bersih-di-cafe-reunion"],
  ["الأخبار", "berita"],
  ["--", "berita"],
])("%s becomes %s", (judul, slug) => expect(slugFrom(judul)).toBe(slug));

test("any title becomes an address that the database takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 999 }), (judul, nomor) => {
      const slug = slugTo(slugFrom(judul), nomor);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
  );
});
