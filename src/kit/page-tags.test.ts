import { expect, test } from "vitest";
import { concerns, describeTouch, registersOf } from "./page-tags.ts";

const counted = new Set(["berita", "foto.album", "foto.urutan"]);

test.each([
  [describeTouch("foto"), true, "rows that come and go"],
  [describeTouch("foto", ["sumber", "judul"]), false, "fields that it does not show"],
  [describeTouch("foto", ["judul", "album"]), true, "one that it shows"],
  [describeTouch("foto", []), false, "a row that was saved as it stood"],
  [describeTouch("fotoLain"), false, "a register of a like name"],
  [describeTouch("berita", ["judul"]), true, "any field of what it shows whole"],
  [describeTouch("berita"), true, "what it shows whole"],
])("a page that counts photos hears of %s: %s (%s)", (touched, heard) => {
  expect(concerns(touched, counted)).toBe(heard);
});

test("more fields than can be told are told as the whole register", () => {
  expect(describeTouch("foto", ["b", "a"])).toBe("foto:a,b");
  expect(
    describeTouch(
      "foto",
      Array.from({ length: 400 }, (_, n) => `isian${n}panjang`),
    ),
  ).toBe("foto");
});

test("networks of caches are told registers alone", () => {
  expect(registersOf(counted)).toEqual(["berita", "foto"]);
});
