import { expect, test } from "vitest";
import { papers } from "../files/kinds.ts";
import { dialogAccept } from "./limits.ts";

test("the browser's file dialog shows every ending that such files bear", () => {
  expect(dialogAccept(papers)).toBe(".pdf,.png,.jpg,.jpeg");
});
