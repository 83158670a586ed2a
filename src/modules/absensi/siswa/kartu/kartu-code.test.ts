/** A teacher holds a phone over the card of a pupil. What goes wrong: a card of ours is not known, or something else is taken for one. */
import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { kartuCode, kartuDigest, nomorKartu } from "./kartu-code.server.ts";

const house = { secretKey: new Uint8Array(32).fill(4) };
const nomor = randomBytes(12);
const kode = kartuCode(house, nomor);

test("a card of this school says its number again, and always looks the same", () => {
  expect(kode).toMatch(/^M1P\.[\w-]{32}$/);
  expect(nomorKartu(house, kode)).toEqual(nomor);
  expect(kartuCode(house, nomor)).toBe(kode);
});

test.each([
  ["nothing", ""],
  ["an address", "https://madrasah.sch.id/siswa/12"],
  ["the beginning alone", "M1P."],
  ["one sign", "M1P.a"],
  ["a card that was cut short", kode.slice(0, -1)],
  ["a card with a sign too many", `${kode}A`],
  ["a card with something before it", `x${kode}`],
  ["a sign that no card bears", `${kode.slice(0, -1)}=`],
  ["another number under this signature", `M1P.${Buffer.alloc(12).toString("base64url")}${kode.slice(20)}`],
  ["this number under no signature", `${kode.slice(0, 20)}${Buffer.alloc(12).toString("base64url")}`],
])("%s is no card", (_, seen) => {
  expect(nomorKartu(house, seen)).toBeUndefined();
});

test("a card of another school is none here", () => {
  expect(nomorKartu({ secretKey: new Uint8Array(32).fill(5) }, kode)).toBeUndefined();
});

test("a device knows a card again by what it keeps, and cannot print one from it", () => {
  const digest = kartuDigest(kode);
  expect(digest).toMatch(/^[\w-]{43}$/);
  expect([kartuDigest(kode), kartuDigest(`${kode}A`) === digest]).toEqual([digest, false]);
  expect(digest).not.toContain(nomor.toString("base64url"));
});
