import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 16, [1, 2, "gap", 16]],
  [3, 16, [1, 2, 3, 4, "gap", 16]],
  [4, 16, [1, 2, 3, 4, 5, "gap", 16]],
  [8, 16, [1, "gap", 7, 8, 9, "gap", 16]],
  [16, 16, [1, "gap", 15, 16]],
])("page %i of %i", (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});
