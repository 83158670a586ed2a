import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type UnreadablePicture, unreadablePictures } from "../media/unreadable.server.ts";
import { renderPaper } from "./paper.server.ts";
import type { Letterhead, Paper } from "./paper.ts";

const noisy = sharp({
  create: { width: 400, height: 400, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
});
const whole = {
  png: await noisy.clone().png().toBuffer(),
  jpeg: await noisy.clone().jpeg().toBuffer(),
  webp: await noisy.clone().webp().toBuffer(),
};
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const spoiled: readonly (readonly [string, Uint8Array])[] = [
  ["half a PNG", half(whole.png)],
  ["half a JPEG", half(whole.jpeg)],
  ["a JPEG without its last lines", whole.jpeg.subarray(0, whole.jpeg.length - 400)],
  ["half a WebP", half(whole.webp)],
  ["nothing", new Uint8Array()],
  ["words", Buffer.from("bukan gambar")],
  ["a HEIC", Buffer.concat([Buffer.from("0000001c66747970686569630000000068656963", "hex"), Buffer.alloc(400)])],
];

const letterhead: Letterhead = { names: ["Kantor", "Rumah Ilmu"], address: "Palu" };
const withPortrait = (picture: Uint8Array): Paper => ({
  letterhead,
  title: "Riwayat",
  blocks: [{ kind: "callout", label: "Nama", value: "Siti Aminah", picture }],
});
const withLogo = (left: Uint8Array): Paper => ({ ...withPortrait(whole.png), letterhead: { ...letterhead, logos: { left } } });
const read = async (paper: Paper) => {
  const pdf = await getDocumentProxy(new Uint8Array(await renderPaper(paper)));
  const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  return { text: (await extractText(pdf, { mergePages: true })).text, pictures: tags.match(/"role":"Figure"/g)?.length ?? 0 };
};

const told: string[] = [];
const listen = (message: unknown) => void told.push((message as UnreadablePicture).place);
beforeEach(() => void unreadablePictures.subscribe(listen));
afterEach(() => {
  unreadablePictures.unsubscribe(listen);
  told.length = 0;
});

describe.each(spoiled)("%s", (_, bytes) => {
  it("as portrait leaves an empty frame, and is told", async () => {
    const { text, pictures } = await read(withPortrait(bytes));
    expect(text).toContain("Siti Aminah");
    expect(text.replace(/\s+/g, " ")).toContain("Foto tidak terbaca");
    expect([pictures, told]).toEqual([0, ["foto"]]);
  });
  it("as logo is left out, and is told", async () => {
    const { text, pictures } = await read(withLogo(bytes));
    expect(text).toContain("Rumah Ilmu");
    expect([pictures, told]).toEqual([1, ["logo kiri"]]);
  });
});

it.each(Object.entries(whole))("draws a whole %s as portrait and as logo", async (_, bytes) => {
  for (const [paper, count] of [
    [withPortrait(bytes), 1],
    [withLogo(bytes), 2],
  ] as const) {
    const { text, pictures } = await read(paper);
    expect([text.includes("tidak terbaca"), pictures, told]).toEqual([false, count, []]);
  }
});
