/** A teacher of two classes opens the report of one. What goes wrong: one's own class is not found, or that of a colleague is. */
import { expect, test } from "vitest";
import { countedKelas } from "./reach.server.ts";

const own = { kelas: ["satu", "dua"].map((value) => ({ value, label: value })), semuaKelas: false, semuaPegawai: false };

test("any of the own classes may be asked for, and all of them together", () => {
  expect(["satu", "dua", ""].map((kelas) => countedKelas(own, kelas))).toEqual([["satu"], ["dua"], ["satu", "dua"]]);
});

test("a class of a colleague is not found, nor any by who has none", () => {
  expect(() => countedKelas(own, "tiga")).toThrow("Kelas ini tidak ditemukan.");
  expect(() => countedKelas({ ...own, kelas: [] }, "satu")).toThrow("Kelas ini tidak ditemukan.");
  expect(countedKelas({ ...own, kelas: [] }, "")).toEqual([]);
});

test("who sees all may ask for any class, also one of a year that is not listed", () => {
  const all = { ...own, semuaKelas: true };
  expect([countedKelas(all, ""), countedKelas(all, "tiga")]).toEqual([null, ["tiga"]]);
});
