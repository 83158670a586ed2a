import sharp from "sharp";
import { expect, test } from "vitest";
import { bigHeader, drawn, withPlace } from "#tests/support/pictures.ts";
import { stripMetadata } from "./bare-picture.server.ts";

test("a photo keeps what it shows, upright, and nothing of where it was taken", async () => {
  const sent = await withPlace(900, 700, 6);
  expect(sent.includes("GPSVERSI")).toBe(true);
  const kept = await stripMetadata(sent, "image/jpeg");
  const { width, height, format, exif, orientation } = await sharp(kept).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 700,
    height: 900,
    format: "jpeg",
    exif: undefined,
    orientation: undefined,
  });
  expect(kept.includes("GPSVERSI")).toBe(false);
});

test("a drawing stays a PNG, to the point", async () => {
  const sent = await drawn(40, 30).png().toBuffer();
  const kept = await stripMetadata(sent, "image/png");
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  expect((await sharp(kept).metadata()).format).toBe("png");
});

test("what is broken or says it is huge is refused in words", async () => {
  const words = { kind: "unsupported", message: expect.stringContaining("Pilih gambar lain") };
  await expect(stripMetadata((await withPlace(90, 70, 1)).subarray(0, 300), "image/jpeg")).rejects.toMatchObject(words);
  await expect(stripMetadata(bigHeader(30_000, 30_000), "image/png")).rejects.toMatchObject(words);
});
