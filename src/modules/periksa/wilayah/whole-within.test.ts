import { expect, test } from "vitest";
import { wholeWithin } from "./whole-within.ts";

const of = (...codes: string[]) => Object.fromEntries(wholeWithin(codes));

test("a province is whole down to the districts where each of its regencies has some", () => {
  expect(of("72", "7201", "720101", "7271", "727101", "727102", "7271011001")).toEqual({ "72": "kecamatan" });
});

test("where a regency has none, the province is one level down, and those that have are by themselves", () => {
  expect(of("72", "7201", "7271", "727101")).toEqual({ "72": "satu", "7271": "satu" });
  expect(of("72", "7201", "7271")).toEqual({ "72": "satu" });
});

test("what the list does not name itself, and what it has nothing of, is none", () => {
  expect(of("7271", "727101")).toEqual({ "7271": "satu" });
  expect(of("727101", "727102", "7271011001")).toEqual({});
  expect(of("72", "73", "7301", "", "x")).toEqual({ "73": "satu" });
});

test("a district is not marked for its villages", () => {
  expect(of("727101", "7271011001", "72710110010000")).toEqual({});
});
