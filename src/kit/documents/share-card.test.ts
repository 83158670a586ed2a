import sharp from "sharp";
import { expect, test } from "vitest";
import { drawShareCard } from "./share-card.server.ts";

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
const pixel = async (card: Buffer, left: number, top: number) =>
  [...(await sharp(card).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((part) => Math.round(part / 32));

test("a card has the size that messengers want, the picture at the right and words at the left", async () => {
  const card = await drawShareCard({ title: "Dua Emas <dari> Makassar & Palu", label: "MAN 1 Palu", picture: await picture() });
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
  expect(await pixel(card, 1100, 300)).toEqual([8, 0, 0]);
  const { channels } = await sharp(card).extract({ left: 72, top: 136, width: 600, height: 200 }).stats();
  expect(channels[0]?.max).toBeGreaterThan(240);
});

test("a picture is cropped around the point that its editor chose", async () => {
  const half = (background: string) => ({ create: { width: 900, height: 600, channels: 3, background } }) as const;
  const left = await sharp(half("#ff0000")).png().toBuffer();
  const both = await sharp({ create: { width: 1800, height: 600, channels: 3, background: "#0000ff" } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const words = { title: "Dua Emas", label: "MAN 1 Palu", picture: both };
  expect(await pixel(await drawShareCard({ ...words, focus: { x: 0, y: 0.5 } }), 1190, 300)).toEqual([8, 0, 0]);
  expect(await pixel(await drawShareCard({ ...words, focus: { x: 1, y: 0.5 } }), 790, 300)).toEqual([0, 0, 8]);
});

test("of a picture that is taller than the card its top, its middle or its foot stays in view", async () => {
  const band = (background: string, height: number) => ({ create: { width: 520, height, channels: 3, background } }) as const;
  const tall = await sharp(band("#0000ff", 1890))
    .composite([{ input: await sharp(band("#ff0000", 630)).png().toBuffer(), left: 0, top: 630 }])
    .png()
    .toBuffer();
  const seen = async (y?: number) => {
    const card = await drawShareCard({ title: "Dua Emas", label: "", picture: tall, focus: y === undefined ? y : { x: 0.5, y } });
    return [(await pixel(card, 1100, 40))[0], (await pixel(card, 1100, 590))[0]];
  };
  expect([await seen(0), await seen(0.25), await seen(0.5), await seen(0.75), await seen(1), await seen()]).toEqual([
    ...[
      [0, 0],
      [0, 8],
      [8, 8],
    ],
    ...[
      [8, 0],
      [0, 0],
      [8, 8],
    ],
  ]);
});

test("a picture that cannot be read leaves the words alone, as if there were none", async () => {
  const words = { title: "Dua Emas", label: "MAN 1 Palu" };
  const alone = await drawShareCard({ ...words, picture: null });
  const whole = await picture();
  for (const spoiled of [Buffer.alloc(0), whole.subarray(0, whole.length / 2)]) {
    expect((await drawShareCard({ ...words, picture: spoiled })).equals(alone)).toBe(true);
  }
});

test("long words and no picture do not break it", async () => {
  const card = await drawShareCard({ title: "Panjang".repeat(60), label: "", picture: null });
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
});

/** Where something else than the ground is drawn: the first and last column and row of it, between the label and the foot. */
const inked = async (card: Buffer) => {
  const part = await sharp(card).extract({ left: 0, top: 130, width: 1200, height: 470 }).toBuffer();
  const { info } = await sharp(part).trim({ background: "#0b3b2e", threshold: 30 }).toBuffer({ resolveWithObject: true });
  return { left: -(info.trimOffsetLeft ?? 0), width: info.width, height: info.height };
};

test("without a picture the title stands large at the left, Arabic first or not, and emoji leave nothing behind", async () => {
  const arabic = await inked(await drawShareCard({ title: "ﷺ Maulid Nabi 😀", label: "MAN 1 Palu", picture: null }));
  expect(arabic.left).toBeGreaterThanOrEqual(70);
  expect(arabic.left).toBeLessThan(90);
  expect(arabic.height).toBeGreaterThan(56);
  const bare = await inked(await drawShareCard({ title: "ﷺ Maulid Nabi", label: "MAN 1 Palu", picture: null }));
  expect(bare).toEqual(arabic);
});

test("the letters are ours, not those of the machine: a word is as wide as the font says", async () => {
  const { width } = await inked(await drawShareCard({ title: "Maulid", label: "", picture: null }));
  // The advance widths of Plus Jakarta Sans Bold add up to 3.09 times the size.
  expect(Math.abs(width - 3.09 * 76)).toBeLessThan(16);
});
