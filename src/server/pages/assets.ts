import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress, type Prepared, prepare } from "./prepared.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".mp4": "video/mp4",
};

const forever = "public, max-age=31536000, immutable";
const aDay = "public, max-age=86400";
const brotliQuality = 11;

/** The built files by address, e.g. "/assets/root-B1x.js". Compressed when first asked for. */
export interface Assets {
  readonly find: (address: string) => Prepared | undefined;
}

export async function loadAssets(directory: string, common: Readonly<Record<string, string>>): Promise<Assets> {
  const kept = new Map<string, { prepared: Prepared; headers: Record<string, string>; compressing: boolean }>();
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile() && !one.name.startsWith("."))) {
    const path = join(file.parentPath, file.name);
    const address = path.slice(directory.length).replaceAll("\\", "/");
    const type = types[extname(file.name)];
    if (!type) continue;
    const headers = { ...common, "Content-Type": type, "Cache-Control": address.startsWith("/assets/") ? forever : aDay };
    kept.set(address, { prepared: prepare(await readFile(path), headers, "asset"), headers, compressing: false });
  }
  return {
    find: (address) => {
      const asset = kept.get(address);
      if (asset && !asset.compressing) {
        asset.compressing = true;
        // Without the compressed variants the file is only larger.
        compress(asset.prepared, asset.headers, brotliQuality).catch(() => undefined);
      }
      return asset?.prepared;
    },
  };
}

export const noAssets: Assets = { find: () => undefined };
