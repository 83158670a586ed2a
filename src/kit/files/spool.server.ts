import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { refuse } from "../refusals.ts";
import { formatSize } from "./kinds.ts";

export type Content = Uint8Array | AsyncIterable<Uint8Array>;

export interface Spooled {
  readonly path: string;
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

const LEFTOVER_MS = 24 * 3_600_000;

/** Makes the spool directory and clears what a crash left there a day ago or longer. */
export async function openSpool(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o750 });
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if ((await stat(path)).mtimeMs < Date.now() - LEFTOVER_MS) await rm(path, { force: true });
  }
}

/** Writes everything to a file of its own and onto the disk; leaves nothing behind when it fails. */
export async function spool(directory: string, content: Content, maxBytes: number): Promise<Spooled> {
  const path = join(directory, randomBytes(16).toString("hex"));
  const handle = await open(path, "wx", 0o640);
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      size += chunk.byteLength;
      if (size > maxBytes) throw refuse.tooLarge(`Berkas terlalu besar. Ukuran paling besar ${formatSize(maxBytes)}.`);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
  await handle.close();
  return { path, size, sha256: hash.digest("hex") };
}
