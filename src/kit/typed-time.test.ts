/** Somebody types when a pupil came: as people here write a time of the day, and nothing else is taken for one. */
import { expect, test } from "vitest";
import { readTypedTime, writeTime } from "./typed-time.ts";

test.each([
  ["7.30", "07:30"],
  ["07:30", "07:30"],
  ["7,30", "07:30"],
  ["0730", "07:30"],
  ["730", "07:30"],
  [" 7 . 30 ", "07:30"],
  ["00.00", "00:00"],
  ["23.59", "23:59"],
  ["07:30:15", "07:30"],
])("%s is %s", (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
  expect(writeTime(typed)).toBe(time.replace(":", "."));
});

test.each(["", "7", "30", "24.00", "23.60", "7.3", "7.300", "07:30:1", "123.45", "7-30", "x7.30", "7.30x", "tujuh"])(
  "%s is no time and stays as it was typed",
  (typed) => {
    expect(readTypedTime(typed)).toBeUndefined();
    expect(writeTime(typed)).toBe(typed);
  },
);
