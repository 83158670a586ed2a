import { expect, test } from "vitest";
import { concerns, describeTouch, registersOf } from "./page-tags.ts";

const counted = new Set(["berita", "siswa.status", "siswa.kelasId"]);

test.each([
  [describeTouch("siswa"), true, "rows that come and go"],
  [describeTouch("siswa", ["telepon", "alamat"]), false, "fields that it does not show"],
  [describeTouch("siswa", ["alamat", "status"]), true, "one that it shows"],
  [describeTouch("siswa", []), false, "a row that was saved as it stood"],
  [describeTouch("siswaLain"), false, "a register of a like name"],
  [describeTouch("berita", ["judul"]), true, "any field of what it shows whole"],
  [describeTouch("berita"), true, "what it shows whole"],
])("a page that counts pupils hears of %s: %s (%s)", (touched, heard) => {
  expect(concerns(touched, counted)).toBe(heard);
});

test("more fields than can be told are told as the whole register", () => {
  expect(describeTouch("siswa", ["b", "a"])).toBe("siswa:a,b");
  expect(
    describeTouch(
      "siswa",
      Array.from({ length: 400 }, (_, n) => `isian${n}panjang`),
    ),
  ).toBe("siswa");
});

test("networks of caches are told registers alone", () => {
  expect(registersOf(counted)).toEqual(["berita", "siswa"]);
});
