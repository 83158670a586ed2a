/** An address asks how something stood on a day, and what became of it until another: a day that cannot be shown is told at its field. */
import { expect, test } from "vitest";
import { inOrder, readDays } from "./asked-days.ts";

const today = "2026-11-21";
const read = (address: string) => readDays(new URLSearchParams(address), today);
const unknown = "Tanggal ini tidak ada di kalender. Periksa hari, bulan, dan tahunnya.";
const future = "Tanggal ini belum tiba. Pilih hari ini atau hari sebelumnya.";

test("days are read as people type them, and the second is today unless it is said", () => {
  expect(read("")).toEqual({ day: "", until: today, today });
  expect(read("tanggal=2026-07-13")).toEqual({ day: "2026-07-13", until: today, today });
  expect(read("tanggal=13/7/2026&sampai=+kemarin+")).toEqual({ day: "2026-07-13", until: "2026-11-20", today });
  expect(read(`tanggal=${today}&sampai=${today}`)).toEqual({ day: today, until: today, today });
});

test("a day that is none, or is not there yet, is told at its own field", () => {
  const fault = (address: string) => read(address).fault;
  expect(fault("tanggal=2026-02-31")).toEqual({ field: "tanggal", sentence: unknown });
  expect(fault("tanggal=besok")).toEqual({ field: "tanggal", sentence: future });
  expect(fault("tanggal=2026-07-13&sampai=2026-02-31")).toEqual({ field: "sampai", sentence: unknown });
  expect(fault("sampai=2026-11-22")).toEqual({ field: "sampai", sentence: future });
  expect(fault("tanggal=x&sampai=y")).toEqual({ field: "tanggal", sentence: unknown });
});

test("of what was typed no more than a day's length comes back", () => {
  const { day, until } = read(`tanggal=${"a".repeat(300)}&sampai=${"b".repeat(300)}`);
  expect([day, until]).toEqual(["a".repeat(10), "b".repeat(10)]);
  expect(read("tanggal=++x++")).toMatchObject({ day: "x" });
});

test("the earlier of two days comes first", () => {
  expect(inOrder({ day: "2026-07-13", until: "2026-07-14" })).toEqual(["2026-07-13", "2026-07-14"]);
  expect(inOrder({ day: "2026-07-14", until: "2026-07-13" })).toEqual(["2026-07-13", "2026-07-14"]);
});
