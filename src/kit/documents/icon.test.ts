/** A parent puts the school on the screen of a telephone, which cuts its own shape out of the icon: nothing of the logo may be cut off. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcon } from "./icon.server.ts";

const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ff0000"/></svg>`,
  );
/** What is seen along the middle of the icon from its left edge, and down from its upper edge, in hundredths of its side. */
async function seen(icon: Buffer, ...places: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = ([x, y]: readonly [number, number]) => {
    const begin = (Math.floor((y * info.height) / 100) * info.width + Math.floor((x * info.width) / 100)) * 4;
    const [red = 0, green = 0, , alpha = 0] = data.subarray(begin, begin + 4);
    return alpha < 128 ? "clear" : red > 200 && green < 60 ? "logo" : "ground";
  };
  return [info.width, info.height, ...places.map(at)];
}

test("alone it fills the square, and what the logo leaves free is clear", async () => {
  const places = [
    [1, 50],
    [50, 50],
    [50, 1],
    [50, 98],
  ] as const;
  expect(await seen(await drawIcon({ size: 64, picture: drawing(10, 10), ground: null }), ...places)).toEqual([
    ...[64, 64],
    ...["logo", "logo", "logo", "logo"],
  ]);
  expect(await seen(await drawIcon({ size: 64, picture: drawing(20, 10), ground: null }), ...places)).toEqual([
    ...[64, 64],
    ...["logo", "logo", "clear", "clear"],
  ]);
});

test("on a ground it stands in the middle, away from every edge", async () => {
  const icon = await drawIcon({ size: 100, picture: drawing(10, 10), ground: "#0b3b2e" });
  expect(await seen(icon, [1, 1], [16, 50], [22, 50], [50, 50], [77, 50], [83, 50], [50, 16], [50, 22], [50, 77], [50, 83])).toEqual([
    ...[100, 100],
    ...["ground", "ground", "logo", "logo", "logo", "ground", "ground", "logo", "logo", "ground"],
  ]);
});
