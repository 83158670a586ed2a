import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);
const MAX_ENTRIES = 500;
const MAX_INFLATED = 80 * 1024 * 1024;
const FURTHEST_ROW = 25_000;
const FURTHEST_COLUMN = 250;

const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;

/**
 * Unpacks every part once with a hard limit, because the sizes written in a ZIP may lie.
 * @returns false for what is no ZIP, too many parts, more than 80 MB unpacked, or cells far outside of any list
 */
export async function isSoundZip(bytes: Uint8Array): Promise<boolean> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + END_BYTES > zip.length || zip.readUInt32LE(end) !== END) return false;
  const entries = zip.readUInt16LE(end + 10);
  if (entries > MAX_ENTRIES) return false;
  try {
    return await fits(zip, entries, zip.readUInt32LE(end + 16));
  } catch {
    // Broken offsets and data that do not unpack say the same: not a file to read.
    return false;
  }
}

async function fits(zip: Buffer, entries: number, directory: number): Promise<boolean> {
  let [at, left] = [directory, MAX_INFLATED];
  for (let entry = 0; entry < entries; entry++) {
    if (zip.readUInt32LE(at) !== ENTRY) return false;
    left -= await inflatedSize(zip, at, left);
    if (left <= 0) return false;
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return true;
}

async function inflatedSize(zip: Buffer, at: number, limit: number): Promise<number> {
  const size = zip.readUInt32LE(at + 20);
  const local = zip.readUInt32LE(at + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + size);
  const part = zip.readUInt16LE(at + 10) === 0 ? packed : await inflate(packed, { maxOutputLength: limit });
  return reachesTooFar(part.toString("latin1")) ? Number.POSITIVE_INFINITY : part.length;
}

const place = /\b(?:r|ref)\s*=\s*["'](?:[A-Z]+\d+:)?([A-Z]*)(\d+|[^"']*&[^"']*)["']/g;

/** One cell in the last corner of a sheet makes readers lay out seventeen thousand million others before it. */
function reachesTooFar(xml: string): boolean {
  for (const [, column = "", row = ""] of xml.matchAll(place)) {
    if (!(Number(row) <= FURTHEST_ROW) || columnNumber(column) > FURTHEST_COLUMN) return true;
  }
  return false;
}

const columnNumber = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
