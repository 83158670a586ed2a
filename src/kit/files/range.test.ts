import { expect, test } from "vitest";
import { readRange } from "./range.server.ts";

test.each<[string | null, ReturnType<typeof readRange>]>([
  [null, "whole"],
  ["", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-0,5-6", "whole"],
  ["xbytes=0-1", "whole"],
  ["bytes=0-1x", "whole"],
  ["bytes=5-4", "whole"],
  [" bytes=0-0 ", { start: 0, end: 0 }],
  ["bytes=5-5", { start: 5, end: 5 }],
  ["bytes=12-34", { start: 12, end: 34 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=100-", "beyond"],
  ["bytes=100-120", "beyond"],
  ["bytes=-12", { start: 88, end: 99 }],
  ["bytes=-100", { start: 0, end: 99 }],
  ["bytes=-101", { start: 0, end: 99 }],
  ["bytes=-0", "beyond"],
])("%j of a hundred bytes", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test("of nothing there is no end", () => {
  expect([readRange("bytes=-1", 0), readRange("bytes=0-", 0)]).toEqual(["beyond", "beyond"]);
});
