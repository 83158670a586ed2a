import { expect, test } from "vitest";
import { inkOf, lightestParts } from "./ink.ts";

type Color = readonly [number, number, number, number?];
const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];
const blue: Color = [0, 0, 200];

function drawn(width: number, height: number, colorAt: (x: number, y: number) => Color) {
  const data = new Uint8Array(width * height * 4);
  for (let place = 0; place < width * height; place += 1) {
    const [red, green, blue, alpha = 255] = colorAt(place % width, Math.floor(place / width));
    data.set([red, green, blue, alpha], place * 4);
  }
  return { data, width, height };
}
const paperOf = (width: number, height: number, light = 255) => new Uint8Array(width * height).fill(light);
const pixel = ({ pixels }: { pixels: Uint8Array }, width: number, x: number, y: number) => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];
const between = (from: number, at: number, to: number) => at >= from && at <= to;

test("strokes stay, paper goes, and the box holds the strokes with a margin", () => {
  const picture = drawn(60, 50, (x, y) => (between(20, x, 29) && between(15, y, 20) ? blue : white));
  const ink = inkOf({ ...picture, paper: paperOf(60, 50) });
  expect(ink.box).toEqual({ left: 14, top: 9, width: 22, height: 18 });
  expect(ink.share).toBe(60 / 3000);
  expect(pixel(ink, 60, 20, 15)).toEqual([0, 0, 200, 255]);
  expect(pixel(ink, 60, 19, 15)).toEqual([0, 0, 0, 0]);
});

test("at the edges the box ends with the picture; without ink it is a point", () => {
  const picture = drawn(20, 10, (x, y) => ((x < 2 && y < 2) || (x > 17 && y > 7) ? black : white));
  expect(inkOf({ ...picture, paper: paperOf(20, 10) }).box).toEqual({ left: 0, top: 0, width: 20, height: 10 });
  const none = inkOf({ ...drawn(30, 30, () => white), paper: paperOf(30, 30) });
  expect(none).toMatchObject({ share: 0, box: { left: 24, top: 24, width: 1, height: 1 } });
});

test("what is hardly there is dust: it is kept faintly, and counts neither for the edges nor for the share", () => {
  const shade = (light: number): Color => [light, light, light];
  const lights = [255, 225, 224, 205, 204, 154, 153, 0];
  const ink = inkOf({ ...drawn(lights.length, 1, (x) => shade(lights[x] ?? 0)), paper: paperOf(lights.length, 1) });
  expect(lights.map((_, x) => pixel(ink, lights.length, x, 0)[3])).toEqual([0, 0, 1, 69, 73, 251, 255, 255]);
  const shareOf = (light: number) => inkOf({ ...drawn(50, 1, () => shade(light)), paper: paperOf(50, 1) }).share;
  expect([shareOf(205), shareOf(204)]).toEqual([0, 1]);
});

test("fewer than forty spots are no signature, forty are", () => {
  const spots = (count: number) =>
    inkOf({ ...drawn(50, 2, (x, y) => (y === 0 && x < count ? black : white)), paper: paperOf(50, 2) }).share;
  expect([spots(39), spots(40)]).toEqual([0, 0.4]);
});

test("a rim that is mixed with paper gets the ink's own colour, in a shadow too", () => {
  const mixed = inkOf({ ...drawn(1, 1, () => [180, 180, 230]), paper: paperOf(1, 1) });
  const [red, green, blueness, alpha] = pixel(mixed, 1, 0, 0) as [number, number, number, number];
  expect([red, green]).toEqual([Math.max(0, Math.round((180 - (255 - alpha)) / (alpha / 255))), red]);
  expect(blueness).toBeGreaterThan(red);
  expect(between(100, alpha, 200)).toBe(true);
  expect(pixel(inkOf({ ...drawn(1, 1, () => [120, 120, 120]), paper: paperOf(1, 1, 125) }), 1, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(pixel(inkOf({ ...drawn(1, 1, () => [60, 60, 60]), paper: paperOf(1, 1, 125) }), 1, 0, 0)[3]).toBe(255);
});

test("on a ground that is transparent already, what is opaque is ink", () => {
  const ink = inkOf({ ...drawn(3, 1, (x) => [10, 20, 30, [0, 128, 255][x]] as Color), paper: undefined });
  expect([0, 1, 2].map((x) => pixel(ink, 3, x, 0)[3])).toEqual([0, 128, 255]);
  expect(pixel(ink, 3, 2, 0)).toEqual([10, 20, 30, 255]);
});

test("the paper is as light as the lightest spot nearby, and never as dark as a thing", () => {
  const { lights, columns, rows } = lightestParts(
    drawn(40, 24, (x, y) => (x === 20 && y === 10 ? [255, 255, 255] : x < 8 ? [200, 200, 200] : [10, 10, 10])).data,
    { width: 40, height: 24 },
  );
  expect([columns, rows]).toEqual([5, 3]);
  expect([...lights]).toEqual(Array.from({ length: rows }, () => [200, 255, 255, 255, 114]).flat());
  expect([lightestParts(drawn(161, 30, () => [1, 2, 3]).data, { width: 161, height: 30 })].map((one) => [one.columns, one.rows])).toEqual([
    [18, 4],
  ]);
});

test("green counts most for how light a spot is, blue least", () => {
  const light = (color: Color) => lightestParts(drawn(1, 1, () => color).data, { width: 1, height: 1 }).lights[0];
  expect([light([255, 0, 0]), light([0, 255, 0]), light([0, 0, 255]), light([255, 255, 255])]).toEqual([76, 149, 29, 255]);
});
