import { expect, test } from "vitest";
import { answerPart, askedPage, readPart } from "./paging.ts";

test.each([
  ["", 100, 0],
  ["halaman=3", 100, 200],
  ["halaman=2&tampil=10", 10, 10],
  ["halaman=0&tampil=101", 100, 0],
  ["halaman=1e3&tampil=-5", 100, 0],
  ["halaman=10001", 100, 0],
])("?%s", (query, limit, offset) => expect(readPart(new URLSearchParams(query))).toEqual({ limit, offset }));

test.each([
  ["7", 7],
  ["", 1],
  ["0", 1],
  ["-2", 1],
  ["1.5", 1],
  ["1e3", 1],
  ["10000", 10_000],
  ["10001", 1],
])("?halaman=%s of a list is page %i", (asked, page) => expect(askedPage(new URLSearchParams({ halaman: asked }))).toBe(page));

test.each([
  [3, 0, '</api/news?halaman=2&tampil=2>; rel="next"'],
  [3, 4, '</api/news?halaman=4&tampil=2>; rel="next"'],
  [2, 4, null],
])("%i rows from %i tell of the next part", async (count, offset, link) => {
  const answer = answerPart("http://localhost/api/news?tampil=2", { limit: 2, offset }, [1, 2, 3].slice(0, count));
  expect(await answer.json()).toEqual([1, 2]);
  expect(answer.headers.get("link")).toBe(link);
});
