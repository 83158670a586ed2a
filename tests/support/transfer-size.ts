import { brotliCompressSync } from "node:zlib";

export interface Weight {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  /** Addresses outside the site that the document itself would load. */
  readonly foreign: readonly string[];
  /** Scripts and styles written into the document, which the content policy forbids. */
  readonly inline: readonly string[];
}

const read = async (url: URL): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());
const named = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] as string);

/** What a document costs before any picture, in bytes after brotli. */
export async function weigh(address: string): Promise<Weight> {
  const html = (await read(new URL(address))).toString();
  const sum = async (paths: readonly string[], size: (file: Buffer) => number) => {
    const files = await Promise.all(paths.map((path) => read(new URL(path, address))));
    return files.reduce((total, file) => total + size(file), 0);
  };
  const small = (file: Buffer) => brotliCompressSync(file).length;
  return {
    html: small(Buffer.from(html)),
    css: await sum(named(html, /<link rel="stylesheet" href="([^"]+)"/g), small),
    js: await sum(named(html, /<script[^>]* src="([^"]+)"/g), small),
    fonts: await sum(named(html, /<link rel="preload" href="([^"]+\.woff2)"/g), (file) => file.length),
    foreign: named(html, /<(?:script|img|link rel="(?:stylesheet|preload)"|iframe|source|video)[^>]*(?:src|href)="(https?:\/\/[^"]+)"/g),
    inline: named(html, /(<script(?![^>]* src=)(?![^>]*application\/ld\+json)[^>]*>|\sstyle="[^"]*")/g),
  };
}
