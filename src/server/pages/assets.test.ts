/** Every visitor loads them, the first after a start too: a parent's old phone takes a third of the bytes where they are compressed. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { typeOfAsset } from "./asset-types.ts";
import { loadAssets } from "./assets.ts";
import { compressBody } from "./prepared.ts";

const script = Buffer.from("export const kabar = 'madrasah';\n".repeat(100));

async function folderOf(files: Readonly<Record<string, Buffer>>) {
  const folder = makeFolder("aset");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  for (const [path, bytes] of Object.entries(files)) writeFileSync(join(folder, path), bytes);
  return loadAssets(folder, { "X-Uji": "ya" });
}

test("a built file is sent as the build compressed it, from the first visitor on", async () => {
  const small = await compressBody(script, "text/javascript", 11);
  if (!small) throw new Error("a text is worth compressing");
  const { find } = await folderOf({ "assets/a.js": script, "assets/a.js.br": small.brotli, "assets/a.js.gz": small.gzip });
  const asset = find("/assets/a.js");
  expect(asset && brotliDecompressSync(asset.brotli?.body ?? "")).toEqual(script);
  expect(asset && gunzipSync(asset.gzip?.body ?? "")).toEqual(script);
  const headers = asset?.brotli?.headers.join("\n") ?? "";
  expect(headers).toContain("X-Uji\nya");
  expect(headers).toContain("Content-Encoding\nbr");
  expect(headers).toContain("Cache-Control\npublic, max-age=31536000, immutable");
});

test("what was not compressed to its end is sent as it is", async () => {
  const { find } = await folderOf({ "assets/a.js": script, "assets/a.js.br": Buffer.from("half"), "favicon.ico": Buffer.from("ikon") });
  expect(find("/assets/a.js")).toMatchObject({ brotli: undefined, gzip: undefined, identity: { body: script } });
  expect(find("/favicon.ico")?.identity.headers).toEqual(expect.arrayContaining(["Cache-Control", "public, max-age=86400"]));
});

test("only what pages load has an address: no compressed file by itself, nothing hidden, no other kind", async () => {
  const bytes = Buffer.from("rahasia");
  const { find } = await folderOf({ "assets/a.js.br": bytes, ".env.json": bytes, "assets/catatan.md": bytes });
  expect(["/assets/a.js.br", "/.env.json", "/assets/catatan.md"].map(find)).toEqual([undefined, undefined, undefined]);
});

test("the build compresses every text of half a kilobyte and more", () => {
  buildOnce();
  const folder = "build/client/assets";
  const files = new Set(readdirSync(folder));
  const texts = [...files].filter((name) => /text|svg|json/.test(typeOfAsset(name) ?? "") && statSync(join(folder, name)).size >= 512);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((name) => !files.has(`${name}.br`) || !files.has(`${name}.gz`))).toEqual([]);
});
