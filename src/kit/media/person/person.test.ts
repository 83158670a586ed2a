import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawn, withPlace } from "#tests/support/pictures.ts";
import { movedCrop, readCrop, usualCrop, writeCrop } from "./crop.ts";
import { encodePortrait } from "./portrait.server.ts";
import { encodeSignature } from "./signature.server.ts";

const svg = (body: string, width = 800, height = 500) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`));
const stroke =
  '<path d="M250 250c40-90 70-90 80-40s-30 90-10 90 60-70 90-70-10 60 10 60 60-40 90-50" fill="none" stroke="#1a2a5a" stroke-width="9"/>';

describe("a portrait", () => {
  test("is three by four, upright, and keeps nothing of what came along", async () => {
    const made = await encodePortrait(await withPlace(900, 700, 6));
    expect(await sharp(made).metadata()).toMatchObject({ width: 600, height: 800, format: "jpeg" });
    expect(made.includes("GPSVERSI")).toBe(false);
  });

  test("is cut where its sender wants it", async () => {
    const halves = await svg('<rect width="400" height="500" fill="#f00"/><rect x="400" width="400" height="500" fill="#00f"/>')
      .png()
      .toBuffer();
    const blue = await sharp(await encodePortrait(halves, { left: 0.55, top: 0, width: 0.45, height: 0.96 })).stats();
    expect(blue.dominant.b).toBeGreaterThan(200);
    expect(blue.channels[0]?.mean).toBeLessThan(10);
  });

  test.each([
    ["no picture", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "SVG"],
    ["a broken one", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), "rusak"],
  ])("is refused when it is %s", async (_, bytes, words) => {
    await expect(encodePortrait(bytes)).rejects.toMatchObject({ kind: "unsupported", message: expect.stringContaining(words) });
  });

  test("is refused when it is a stamp", async () => {
    await expect(encodePortrait(await drawn(100, 400).png().toBuffer())).rejects.toThrow("terlalu kecil");
  });
});

describe("the part that is kept", () => {
  test("is the largest of its shape, and says itself in words that can be read back", () => {
    const part = usualCrop(1600, 900, 3 / 4);
    expect((part.width * 1600) / (part.height * 900)).toBeCloseTo(0.75);
    expect(readCrop(writeCrop(part))).toMatchObject({ height: 1, width: expect.closeTo(part.width, 5) });
    const near = movedCrop(part, { zoom: 2, x: 1, y: 1 });
    expect([near.left + near.width, near.top + near.height]).toEqual([1, 1]);
  });

  test.each(["", "0,0,1", "0,0,0,1", "0.5,0,0.6,1", "-1,0,1,1", "0,0,2,1", "a,b,c,d", "1e1,0,1,1"])("takes no %j", (text) => {
    expect(readCrop(text)).toBeUndefined();
  });
});

describe("a signature", () => {
  const seen = async (picture: Buffer) => {
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    return { ...info, at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)], data };
  };

  test("stands alone: no paper, no empty edges, its own colour", async () => {
    const made = await encodeSignature(await svg(`<rect width="800" height="500" fill="#fdfbf4"/>${stroke}`).jpeg().toBuffer());
    const { width, height, at, data } = await seen(made);
    expect(await sharp(made).metadata()).toMatchObject({ format: "png", hasAlpha: true });
    expect(width).toBeLessThan(320);
    expect(height).toBeLessThan(180);
    expect(at(0, 0)[3]).toBe(0);
    const inked = Array.from({ length: width * height }, (_one, place) => [...data.subarray(place * 4, place * 4 + 4)]).filter(
      ([, , , alpha = 0]) => alpha > 200,
    );
    expect(inked.length).toBeGreaterThan(500);
    const mean = (part: number) => inked.reduce((sum, pixel) => sum + (pixel[part] ?? 0), 0) / inked.length;
    expect(mean(2)).toBeGreaterThan(mean(0) + 20);
  });

  test("is found in the shadow of a telephone", async () => {
    const shade =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#8a8a86"/></linearGradient></defs>';
    const made = await encodeSignature(await svg(`${shade}<rect width="800" height="500" fill="url(#g)"/>${stroke}`).png().toBuffer());
    const { width, height, at } = await seen(made);
    expect([width < 330, height < 190, at(width - 1, 0)[3]]).toEqual([true, true, 0]);
  });

  test("that has no paper already is only trimmed", async () => {
    const { width, height } = await seen(await encodeSignature(await svg(stroke).png().toBuffer()));
    expect([width < 320, height < 180]).toEqual([true, true]);
  });

  test.each([
    ["an empty sheet", "#ffffff", "Tidak ada goresan"],
    ["a sheet that is dark all over", "#101010", "Tidak ada goresan"],
  ])("is refused when it is %s", async (_, fill, words) => {
    const sheet = await svg(`<rect width="800" height="500" fill="${fill}"/>`).png().toBuffer();
    await expect(encodeSignature(sheet)).rejects.toMatchObject({ kind: "unsupported", message: expect.stringContaining(words) });
  });

  test("is refused when it is a photo of something else", async () => {
    const scene = '<rect width="800" height="500" fill="#fff"/><rect x="20" y="20" width="760" height="460" fill="#222"/>';
    await expect(encodeSignature(await svg(scene).png().toBuffer())).rejects.toThrow("terlalu gelap");
  });
});
