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

test("long words and no picture do not break it", async () => {
  const card = await drawShareCard({ title: "Panjang".repeat(60), label: "", picture: null });
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
});
