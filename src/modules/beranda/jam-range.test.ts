import { expect, test } from "vitest";
import { jamRange, percent, writeRange } from "./jam-range.ts";

test.each([
  [[], "07.00 – 15.00"],
  [[{ masuk: "07:30", pulang: "14:30" }], "07.00 – 15.00"],
  [
    [
      { masuk: "13:30", pulang: "17:45" },
      { masuk: "05:00", pulang: "06:30" },
    ],
    "05.00 – 18.00",
  ],
])("a week of %j is drawn over whole hours that hold all of it", (jadwal, ditulis) => {
  const rentang = jamRange(jadwal);
  expect(writeRange(rentang)).toBe(ditulis);
  for (const { masuk, pulang } of jadwal) {
    expect(percent(masuk, rentang)).toBeGreaterThanOrEqual(0);
    expect(percent(pulang, rentang)).toBeLessThanOrEqual(100);
  }
});

test("half a day stands in the middle", () => {
  expect(percent("11:00", jamRange([]))).toBe(50);
});
