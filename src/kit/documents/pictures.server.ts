import sharp from "sharp";
import { maxPixels } from "../media/limits.ts";
import { reportUnreadable } from "../media/unreadable.server.ts";
import type { Block, Letterhead, Paper } from "./paper.ts";

/** Stands in the place of a portrait that cannot be read. */
const emptyFrame = "kosong";

export type Shown = Block | (Omit<Extract<Block, { kind: "callout" }>, "picture"> & { readonly picture: typeof emptyFrame });

type ReadablePaper = Omit<Paper, "blocks"> & { readonly blocks: readonly Shown[] };

/** The paper with pictures that can be drawn: a spoiled logo is left out, a spoiled portrait leaves its frame, and both are told to `unreadablePictures`. */
export async function withReadablePictures(paper: Paper): Promise<ReadablePaper> {
  const [letterhead, blocks] = await Promise.all([withLogos(paper.letterhead), Promise.all(paper.blocks.map(withPicture))]);
  return { ...paper, letterhead, blocks };
}

async function withLogos(letterhead: Letterhead): Promise<Letterhead> {
  const { left, right } = letterhead.logos ?? {};
  if (!left && !right) return letterhead;
  const [first, second] = await Promise.all([left && readable(left, "logo kiri"), right && readable(right, "logo kanan")]);
  return { ...letterhead, logos: { ...(first && { left: first }), ...(second && { right: second }) } };
}

async function withPicture(block: Block): Promise<Shown> {
  if (block.kind !== "callout" || !block.picture) return block;
  return { ...block, picture: (await readable(block.picture, "foto")) ?? emptyFrame };
}

async function readable(bytes: Uint8Array, place: string): Promise<Uint8Array | undefined> {
  try {
    return await drawable(bytes);
  } catch (error) {
    reportUnreadable(place, error);
    return undefined;
  }
}

/** Every line of these has been read: the logos of one paper are those of the next. */
const sound = new WeakSet<Uint8Array>();

/** PNG and JPEG as they are, once every line of them has been read; other pictures as PNG. */
async function drawable(bytes: Uint8Array): Promise<Uint8Array> {
  if (sound.has(bytes)) return bytes;
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "truncated" }).timeout({ seconds: 20 });
  const { format } = await picture.metadata();
  if (format !== "png" && format !== "jpeg") return picture.resize(mostPixels, mostPixels, asLarge).png().toBuffer();
  await picture.resize(64, 64).raw().toBuffer();
  sound.add(bytes);
  return bytes;
}

const mostPixels = 1200;
const asLarge = { fit: "inside", withoutEnlargement: true } as const;
