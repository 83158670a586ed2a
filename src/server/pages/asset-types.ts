import { basename, extname } from "node:path";

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

/** The Content-Type of a built file; undefined for what is not served: other kinds, and hidden files. */
export const typeOfAsset = (path: string): string | undefined => (basename(path).startsWith(".") ? undefined : types[extname(path)]);
