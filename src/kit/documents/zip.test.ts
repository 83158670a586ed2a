/** A ZIP that lies about itself is none. What goes wrong: one program opens other parts than the guard looked at, or a hundred bytes become a gigabyte. */
import { expect, test } from "vitest";
import { zipOf } from "#tests/support/zip.ts";
import { openZip, UnsoundZip, zipAgain } from "./zip.server.ts";

const limits = { parts: 3, inflated: 30 };
const parts = [
  ["satu.txt", "a".repeat(20)],
  ["dua.txt", "b".repeat(10)],
] as const;
const sound = () => zipOf(parts);
const read = (zip: Uint8Array, how = limits) => openZip(zip, how).map((part) => [part.name, part.read().toString()]);
const entry = (zip: Buffer, nth: number) => {
  let at = -1;
  for (let n = 0; n <= nth; n += 1) at = zip.indexOf("PK\u0001\u0002", at + 1, "latin1");
  return at;
};
const end = (zip: Buffer) => zip.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
const changed = (change: (zip: Buffer) => unknown) => {
  const zip = sound();
  change(zip);
  return zip;
};

test("what its parts say together is as much as is allowed, and not a letter more", () => {
  expect(read(sound())).toEqual(parts);
  expect(read(zipOf(parts, { stored: true }))).toEqual(parts);
  for (const stored of [true, false]) {
    const [first, second] = openZip(zipOf(parts, { stored }), { ...limits, inflated: 29 });
    expect(first?.read().length).toBe(20);
    expect(() => second?.read()).toThrow(new UnsoundZip("too large once it is unpacked"));
  }
});

test("as many parts are opened as are allowed, and not one more or none", () => {
  const many = (count: number) => zipOf(Array.from({ length: count }, (_, n) => [`${n}.txt`, "x"] as const));
  expect(openZip(many(3), limits)).toHaveLength(3);
  for (const count of [0, 4]) expect(() => openZip(many(count), limits), String(count)).toThrow(new UnsoundZip("too many parts"));
});

test.each<[string, (zip: Buffer) => unknown, string]>([
  ["whose directory has another sign", (zip) => zip.writeUInt8(9, entry(zip, 1) + 3), "a broken directory"],
  [
    "whose directory has fewer entries than it says",
    (zip) => zip.fill(3, end(zip) + 8, end(zip) + 9).fill(3, end(zip) + 10, end(zip) + 11),
    "a broken directory",
  ],
  [
    "whose directory has more entries than it says",
    (zip) => zip.fill(1, end(zip) + 8, end(zip) + 9).fill(1, end(zip) + 10, end(zip) + 11),
    "a directory that goes on",
  ],
  ["whose last name is longer than the directory", (zip) => zip.writeUInt16LE(200, entry(zip, 1) + 28), "a broken directory"],
  [
    "whose directory is shorter than it says",
    (zip) => zip.writeUInt32LE(zip.readUInt32LE(end(zip) + 12) + 1, end(zip) + 12),
    "a directory elsewhere",
  ],
  ["of several disks", (zip) => zip.writeUInt16LE(1, end(zip) + 4), "several disks"],
  ["whose disks hold different numbers of parts", (zip) => zip.writeUInt16LE(1, end(zip) + 8), "several disks"],
  ["with another way of packing before the part", (zip) => zip.writeUInt16LE(0, 8), "two opinions of a part"],
  ["with a part that begins elsewhere", (zip) => zip.writeUInt32LE(1, entry(zip, 0) + 42), "something between the parts"],
  ["packed as nobody unpacks", (zip) => zip.writeUInt16LE(9, entry(zip, 0) + 10), "packed in an unknown way"],
  ["whose comment is longer than it", (zip) => zip.writeUInt16LE(1, end(zip) + 20), "no end, or something behind it"],
])("a ZIP %s is none", (_, change, why) => expect(() => openZip(changed(change), limits)).toThrow(new UnsoundZip(why)));

test("a part neither reaches into the directory nor is another length than it says", () => {
  const told = (place: number, length: number) => {
    const zip = zipOf([["a", "xyz"]], { stored: true });
    zip.writeUInt32LE(length, 18 + place);
    zip.writeUInt32LE(length, entry(zip, 0) + 20 + place);
    return zip;
  };
  expect(() => openZip(told(4, 4), limits)).toThrow(new UnsoundZip("sizes that do not fit"));
  const long = told(0, 9);
  long.writeUInt32LE(9, 22);
  long.writeUInt32LE(9, entry(long, 0) + 24);
  expect(() => openZip(long, limits)).toThrow(new UnsoundZip("a part that reaches into the directory"));
  expect(read(told(0, 3))).toEqual([["a", "xyz"]]);
});

test.each(["", "a//../b", ".", "a/./b", "/a", "a:b", "a\\b", "a\u0001b", "x".repeat(256)])("no part is called %j", (name) => {
  expect(() => openZip(zipOf([[name, "x"]]), limits)).toThrow(new UnsoundZip("a path that leads elsewhere"));
});

test("a name may have dots, folders and as many letters as a file system takes", () => {
  for (const name of ["a/..b/c.xml", "...", "x".repeat(255)]) expect(read(zipOf([[name, "x"]]))).toEqual([[name, "x"]]);
});

test("packed together again the parts are the same, and the ZIP is sound", () => {
  expect(read(zipAgain(openZip(zipOf([...parts].map(([name, text]) => [`é/${name}`, text])), limits)))).toEqual(
    parts.map(([name, text]) => [`é/${name}`, text]),
  );
});
