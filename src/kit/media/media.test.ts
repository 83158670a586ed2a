import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { serveUpload } from "#kit/files/respond.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { bigHeader, drawn, hostile, mp4, withPlace } from "#tests/support/pictures.ts";
import { wholly } from "#tests/support/rights.ts";
import { addClip } from "./add-clip.server.ts";
import { addPicture } from "./add-picture.server.ts";
import { widthsFor } from "./encode.server.ts";
import { findPicture, findPictures } from "./find-pictures.server.ts";
import { maxClipBytes, maxPictureBytes } from "./limits.ts";
import { imageOf } from "./pictures.server.ts";

const house = useDatabase({ policy: { gambar: [wholly(["penulis"], "read", "create", "update", "delete", "restore")] } });
const writer = () => house.scope(actor("penulis"));
const add = (bytes: Buffer, alt = "Halaman depan", asal = "depan.jpg") => addPicture(writer(), files, { bytes, alt, asal });
const rows = () =>
  writer()
    .transaction((ctx) => findPictures(ctx, {}))
    .then(({ total }) => total);
let directory: string;
let files: Files;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "pustaka-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));

const bytesOf = async (key: string) => buffer((await files.open("public", key)).stream);
const keys = async () => {
  const all: string[] = [];
  for await (const key of files.keys("public")) all.push(key);
  return all;
};

describe("a picture that is taken in", () => {
  test("is called what is seen of its name", async () => {
    const { id } = await add(await drawn(20, 20).png().toBuffer(), "Gerbang\u200b", " \u202egnp.depan\u2066\n.png");
    const kept = await writer().transaction(({ db }) => db.selectFrom("gambar").select(["asal", "alt"]).where("id", "=", id).execute());
    expect(kept).toEqual([{ asal: "gnp.depan .png", alt: "Gerbang" }]);
  });

  test.each(["jpeg", "png", "webp", "avif"] as const)("%s is written anew in AVIF and WebP", async (format) => {
    const picture = await add(await drawn(1000, 600)[format]().toBuffer());
    expect(picture).toMatchObject({ lebar: 1000, tinggi: 600, alt: "Halaman depan", tembus: false, klip: null, fokusX: 0.5 });
    expect(picture.varian.map(({ width }) => width)).toEqual([480, 960, 1000]);
    for (const { width, avif, webp } of picture.varian) {
      expect(await sharp(await bytesOf(avif)).metadata()).toMatchObject({ format: "heif", width });
      expect(await sharp(await bytesOf(webp)).metadata()).toMatchObject({ format: "webp", width });
    }
    expect((await writer().transaction((ctx) => imageOf(ctx, [picture.id, null]))).get(picture.id)).toEqual(picture);
  });

  test.each([
    [100, [100]],
    [480, [480]],
    [700, [480, 700]],
    [1440, [480, 960, 1440]],
    [1920, [480, 960, 1440, 1920]],
    [6000, [480, 960, 1440, 1920]],
  ])("%i pixels wide comes in %j", (width, wanted) => expect(widthsFor(width)).toEqual(wanted));

  test("loses the place where it was taken, and stands upright", async () => {
    const sent = await withPlace(600, 400, 6);
    expect((await sharp(sent).metadata()).exif?.includes("GPSVERSI")).toBe(true);
    const picture = await add(sent);
    expect([picture.lebar, picture.tinggi]).toEqual([400, 600]);
    for (const { avif, webp } of picture.varian) {
      for (const key of [avif, webp]) {
        const bytes = await bytesOf(key);
        const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
        expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
        expect(bytes.includes("GPSVERSI")).toBe(false);
      }
    }
  });

  test("keeps what shows through, and says so", async () => {
    const mark = await sharp({ create: { width: 60, height: 60, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0.2 } } })
      .png()
      .toBuffer();
    const picture = await add(mark);
    expect(picture.tembus).toBe(true);
    expect((await sharp(await bytesOf(picture.varian[0]!.webp)).metadata()).hasAlpha).toBe(true);
  });

  test("is measured: the colour of all of it, and how bright its bright parts are", async () => {
    const plain = (background: string, channels: 3 | 4 = 3) =>
      sharp({ create: { width: 40, height: 40, channels, background } })
        .png()
        .toBuffer();
    const red = await add(await plain("#c81e1e"));
    expect(red.warna).toMatch(/^#c[78]1.1.$/);
    expect(red.terang).toBeCloseTo(0.13, 1);
    expect((await add(await plain("#ffffff"))).terang).toBe(1);
    expect((await add(await plain("#08291f"))).terang).toBeLessThan(0.03);
    const lamp = sharp(await plain("#08291f")).composite([
      {
        input: await sharp(await plain("#ffffff"))
          .resize(4, 4)
          .png()
          .toBuffer(),
      },
    ]);
    expect((await add(await lamp.png().toBuffer())).terang).toBeLessThan(0.03);
    expect(
      (
        await add(
          await sharp(await plain("#ffffff"))
            .greyscale()
            .png()
            .toBuffer(),
        )
      ).terang,
    ).toBe(1);
  });

  test("loses what hangs behind it", async () => {
    const sent = Buffer.concat([await drawn(300, 200).jpeg().toBuffer(), Buffer.from("ekor-tersembunyi")]);
    const picture = await add(sent);
    for (const { avif, webp } of picture.varian) for (const key of [avif, webp]) expect((await bytesOf(key)).includes("ekor-")).toBe(false);
  });

  test("many at once are all kept, each with all its files", async () => {
    const before = await rows();
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        drawn(200 + n, 100)
          .png()
          .toBuffer(),
      ),
    );
    const made = await Promise.all(sent.map((bytes, n) => add(bytes, `Foto ${n}`)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(8);
    expect(await rows()).toBe(before + 8);
    for (const { varian } of made)
      for (const { avif, webp } of varian)
        expect(await Promise.all([avif, webp].map((key) => files.exists("public", key)))).toEqual([true, true]);
  });
});

describe("is refused with a sentence, and leaves nothing behind", () => {
  test.each(hostile)("$name", async ({ make, sentence, kind }) => {
    const [before, filesBefore] = [await rows(), (await keys()).length];
    await expect(add(await make())).rejects.toMatchObject({ name: "Refusal", kind, message: expect.stringMatching(sentence) });
    expect([await rows(), (await keys()).length]).toEqual([before, filesBefore]);
  });

  test("a picture of more than 40 megapixels, without reading its pixels", async () => {
    await expect(add(bigHeader(16_000, 16_000))).rejects.toMatchObject({
      kind: "tooLarge",
      message: expect.stringContaining("40 megapiksel"),
    });
  });

  test("a picture of more than 15 MB", async () => {
    const sent = Buffer.concat([await drawn(50, 50).png().toBuffer(), Buffer.alloc(maxPictureBytes)]);
    await expect(add(sent)).rejects.toMatchObject({ kind: "tooLarge", message: expect.stringContaining("15 MB") });
  });

  test.each(["", "   ", "x".repeat(301), "\u200b\u202e"])("words that are none: %j", async (alt) => {
    await expect(add(await drawn(50, 50).png().toBuffer(), alt)).rejects.toMatchObject({
      kind: "invalid",
      fields: { alt: expect.any(String) },
    });
  });

  test("whoever has no right", async () => {
    const stranger = house.scope(actor("tamu"));
    await expect(addPicture(stranger, files, { bytes: Buffer.alloc(1), alt: "x", asal: "x" })).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("a clip", () => {
  async function* pieces(bytes: Buffer, size = 10_000) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const poster = async () => {
    const { id } = await add(await drawn(64, 36).png().toBuffer());
    return writer().transaction((ctx) => findPicture(ctx, id));
  };

  test("is kept as it came, tied to its poster, and served in parts", async () => {
    const sent = mp4(300_000);
    const picture = await poster();
    const key = await addClip(writer(), files, { ...picture, stream: pieces(sent) });
    expect(sent.equals(await bytesOf(key))).toBe(true);
    expect(await writer().transaction((ctx) => findPicture(ctx, picture.id))).toMatchObject({ klip: key, versi: 2 });
    const part = await serveUpload(files, new Request(`http://x/uploads/${key}`, { headers: { range: "bytes=200000-" } }));
    expect([part.status, part.headers.get("content-type"), part.headers.get("content-range")]).toEqual([
      206,
      "video/mp4",
      "bytes 200000-299999/300000",
    ]);
    expect(sent.subarray(200_000).equals(Buffer.from(await part.arrayBuffer()))).toBe(true);
  });

  test.each([
    ["a picture", async () => drawn(50, 50).png().toBuffer(), "unsupported"],
    ["a page", async () => Buffer.from("<!doctype html><p>x"), "unsupported"],
    ["nothing", async () => Buffer.alloc(0), "unsupported"],
    ["a page behind a clip, across two pieces", async () => Buffer.concat([mp4(9_997), Buffer.from("<script>x</script>")]), "unsupported"],
    [
      "an archive behind a clip",
      async () => Buffer.concat([mp4(200_000), Buffer.from("PK\u0005\u0006".padEnd(22, "\0"), "latin1")]),
      "unsupported",
    ],
    ["more than 60 MB", async () => mp4(maxClipBytes + 1), "tooLarge"],
  ] as const)("%s is refused", async (name, make, kind) => {
    const size = name.startsWith("more") ? 1_000_000 : 10_000;
    const picture = await poster();
    const before = (await keys()).length;
    await expect(addClip(writer(), files, { ...picture, stream: pieces(await make(), size) })).rejects.toMatchObject({ kind });
    expect((await keys()).length).toBe(before);
    expect(await writer().transaction((ctx) => findPicture(ctx, picture.id))).toMatchObject({ klip: null, versi: 1 });
  });
});
