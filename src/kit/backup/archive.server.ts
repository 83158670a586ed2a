import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { PassThrough, Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, pack } from "tar-stream";
import { withoutLastSlashes } from "../slashes.ts";
import type { ArchivedEntry } from "./manifest.ts";

/** A tar that is written as it is read, entry by entry. */
export interface ArchiveWriter {
  readonly output: Readable;
  /** What was put in, so far. */
  readonly entries: readonly ArchivedEntry[];
  /** One that may be empty, and has to be there all the same. */
  readonly addFolder: (path: string) => void;
  readonly addText: (path: string, text: string | Uint8Array) => Promise<void>;
  /** Exactly as long as it was when it was begun: a file that is written to meanwhile is read to there, one that shrinks is filled up. @returns whether it was still there */
  readonly addFile: (path: string, source: string) => Promise<boolean>;
  readonly addStream: (path: string, size: number, content: Readable) => Promise<void>;
  readonly finish: () => void;
  readonly fail: (error: Error) => void;
}

export function writeArchive(): ArchiveWriter {
  const tar = pack();
  const entries: ArchivedEntry[] = [];
  const addStream = async (path: string, size: number, content: Readable) => {
    const { through, result } = measure();
    await pipeline(content, ofLength(size), through, tar.entry({ name: path, size, mode: 0o600 }));
    entries.push({ path, ...result() });
  };
  const addText = (path: string, text: string | Uint8Array) => {
    const bytes = Buffer.from(text);
    return addStream(path, bytes.length, Readable.from([bytes], { objectMode: false }));
  };
  const output = new PassThrough();
  pipeline(tar, output).catch((error: Error) => output.destroy(error));
  return {
    output,
    entries,
    addFolder: (path) => void tar.entry({ name: path, type: "directory", mode: 0o700 }),
    addText,
    addStream,
    addFile: async (path, source) => {
      const found = await stat(source).catch(goneMeanwhile);
      if (!found) return false;
      if (found.size === 0) await addText(path, "");
      else await addStream(path, found.size, createReadStream(source, { end: found.size - 1 }));
      return true;
    },
    finish: () => tar.finalize(),
    fail: (error) => void tar.destroy(error),
  };
}

export interface ReadEntry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly size: number;
  readonly content: Readable;
}

/** Each entry of a tar in turn; the next comes once the content of the last has been read. @throws when the tar ends in the middle */
export async function* readArchive(tar: Readable): AsyncGenerator<ReadEntry> {
  const entries = extract();
  pipeline(tar, entries).catch((error: Error) => entries.destroy(error));
  for await (const entry of entries) {
    const { name, size = 0, type } = entry.header;
    const isFolder = type === "directory";
    if (isFolder || type === "file")
      yield { path: demandInside(name), isFolder, size, content: Readable.from(entry, { objectMode: false }) };
    entry.resume();
  }
}

/** @throws Error for a name that leads out of the place where it is unpacked */
function demandInside(name: string): string {
  const plain = withoutLastSlashes(name);
  if (!plain || plain.startsWith("/") || plain.split("/").some((part) => part === ".." || part === "." || part === ""))
    throw new Error(`an archive names an entry ${JSON.stringify(name)}`);
  return plain;
}

/** Passes on just so many bytes: cuts what is more, fills up with zeros what is less. */
function ofLength(size: number): Transform {
  let left = size;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      done(null, part);
    },
    flush(done) {
      for (; left > 0; left -= Math.min(left, block.length)) this.push(block.subarray(0, left));
      done();
    },
  });
}

const block = Buffer.alloc(64 * 1024);

/** Counts and hashes what passes through. */
export function measure(): { readonly through: Transform; readonly result: () => { readonly size: number; readonly sha256: string } } {
  const hash = createHash("sha256");
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest("hex") }) };
}

function goneMeanwhile(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
