import { describe, expect, test } from "vitest";
import { type Crop, movedCrop, readCrop, usualCrop, writeCrop } from "./crop.ts";

const near = ({ left, top, width, height }: Crop) => [left, top, width, height].map((part) => Math.round(part * 1e4) / 1e4);

describe("the usual part of a picture", () => {
  test.each([
    [400, 300, 1, [0.125, 0, 0.75, 1]],
    [300, 400, 1, [0, 0.0833, 1, 0.75]],
    [300, 300, 1, [0, 0, 1, 1]],
    [600, 400, 0.75, [0.25, 0, 0.5, 1]],
    [300, 600, 0.75, [0, 0.1111, 1, 0.6667]],
  ])("of %i × %i in the shape %f", (width, height, shape, part) => expect(near(usualCrop(width, height, shape))).toEqual(part));
});

describe("a part as it is sent", () => {
  test.each([
    ["0.1,0.05,0.5,0.8", [0.1, 0.05, 0.5, 0.8]],
    ["0,0,1,1", [0, 0, 1, 1]],
    ["0.5,0.25,0.5,0.75", [0.5, 0.25, 0.5, 0.75]],
    ["0.00000001,0,0.99999999,1", [0, 0, 1, 1]],
  ])("%s", (text, part) => expect(near(readCrop(text) as Crop)).toEqual(part));

  test.each([
    ...["", "0,0,1", "0,0,1,1,1", " 0,0,1,1", "0,0,1,1 ", "2,0,1,1", "-0,0,1,1", "0.,0,1,1", "0,0,1,0.123456789", "0;0;1;1"],
    ...["0,0,0,1", "0,0,1,0", "0.5,0,0.6,1", "0,0.5,1,0.6"],
  ])("%j is none", (text) => expect(readCrop(text)).toBeUndefined());

  test("is written so that it can be read again, and never leads beyond the edges", () => {
    expect(writeCrop({ left: -0.1, top: 0.25, width: 1.5, height: 1 / 3 })).toBe("0.000000,0.250000,1.000000,0.333333");
  });
});

test("nearer is a smaller part around the place that is shown", () => {
  const whole: Crop = { left: 0, top: 0, width: 0.8, height: 0.6 };
  expect(near(movedCrop(whole, { zoom: 2, x: 0.5, y: 0 }))).toEqual([0.3, 0, 0.4, 0.3]);
  expect(near(movedCrop(whole, { zoom: 1, x: 1, y: 0.5 }))).toEqual([0.2, 0.2, 0.8, 0.6]);
});
