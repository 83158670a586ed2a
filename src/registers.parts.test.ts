import { expect, test } from "vitest";
import { registerParts } from "./registers.parts.ts";
import { lists } from "./registers.ts";

test("every register with pieces of its own exists", () => {
  const names = lists.map(({ name }) => name);
  expect(Object.keys(registerParts).filter((name) => !names.includes(name))).toEqual([]);
  expect(Object.keys(registerParts)).not.toEqual([]);
});
