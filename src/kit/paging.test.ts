import { expect, test } from "vitest";
import { readPart } from "./paging.ts";

test.each([
  ["", 100, 0],
  ["halaman=3", 100, 200],
  ["halaman=2&tampil=10", 10, 10],
  ["halaman=0&tampil=101", 100, 0],
  ["halaman=1e3&tampil=-5", 100, 0],
  ["halaman=10001", 100, 0],
])("?%s", (query, limit, offset) => expect(readPart(new URLSearchParams(query))).toEqual({ limit, offset }));
