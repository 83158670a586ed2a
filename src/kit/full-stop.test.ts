import { expect, test } from "vitest";
import { ended } from "./full-stop.ts";

test("a sentence ends in one stop, also after a degree", () => {
  expect([ended("Dari Rahma"), ended("Dari Rahma, M.Pd."), ended("Benar?")]).toEqual(["Dari Rahma.", "Dari Rahma, M.Pd.", "Benar?"]);
});
