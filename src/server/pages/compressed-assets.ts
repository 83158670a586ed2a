import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { typeOfAsset } from "./asset-types.ts";
import { compressBody } from "./prepared.ts";

const brotliQuality = 11;

/**
 * Puts beside each built file what it is compressed to ("app-B1x.js.br", "app-B1x.js.gz"). A process that had to do it would send its first
 * visitors three times the bytes, and take seconds of the processor after each start.
 */
export const compressedAssets = (): Plugin => ({
  name: "compressed-assets",
  apply: "build",
  writeBundle: {
    order: "post",
    // The server's build comes second, and moves what it alone has to the browser's: a few styles, the list of pages.
    handler: ({ dir = "" }) => compressFolder(join(dir, "../client")),
  },
});

async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const paths = new Set(files.map(({ parentPath, name }) => join(parentPath, name)));
  await Promise.all([...paths].filter((path) => !paths.has(`${path}.br`)).map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const type = typeOfAsset(path);
  const small = type && (await compressBody(await readFile(path), type, brotliQuality));
  if (!small) return;
  await Promise.all([writeFile(`${path}.br`, small.brotli), writeFile(`${path}.gz`, small.gzip)]);
}
