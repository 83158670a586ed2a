import { createWriteStream, existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { machineSentence } from "../machine-sentence.ts";
import { measure, readArchive } from "./archive.server.ts";
import { continuedFolder } from "./continued.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import { sealedEnding, unseal } from "./seal.server.ts";
import type { BackupTarget } from "./targets/target.ts";

/** Where the parts of an archive go. */
export interface Places {
  readonly database: string;
  readonly wal: string;
  readonly berkas: string;
  readonly kunci: string;
  /** Rows of a server of others. */
  readonly tabel: string;
}

export interface Sealed {
  readonly target: BackupTarget;
  readonly name: string;
  readonly identities: readonly string[];
}

/**
 * Unpacks a whole archive and compares each of its bytes with what the manifest says.
 * @throws StartRefusal when the key does not open it, when it was cut off, when a byte was changed
 */
export async function unpack({ target, name, identities }: Sealed, places: Places): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  const sealed = await fetchSealed(target, name);
  try {
    for await (const { path, isFolder, content } of readArchive(await unseal(sealed, identities))) {
      if (path === manifestName) manifest = JSON.parse(await text(content)) as Manifest;
      else if (isFolder) await mkdir(placeOf(places, path), { recursive: true, mode: 0o700 });
      else found.set(path, await write(placeOf(places, path), content));
    }
  } catch (error) {
    // A disk that is full or a line that broke says nothing of the archive.
    throw error instanceof StartRefusal || machineSentence(error) ? error : damaged(name, error);
  }
  if (!manifest) throw damaged(name, "no manifest");
  const wrong = manifest.entries.find(({ path, sha256 }) => found.get(path) !== sha256);
  if (wrong || found.size !== manifest.entries.length) throw damaged(name, wrong?.path ?? "entries that the manifest does not name");
  return manifest;
}

async function fetchSealed(target: BackupTarget, name: string): Promise<Readable> {
  try {
    return await target.get(name);
  } catch (error) {
    if ((await target.list(name)).some((one) => one.name === name)) throw error;
    throw new StartRefusal(
      `Di ${target.title} tidak ada cadangan bernama ${name}. Namanya ditampilkan npm run restore tanpa apa-apa.`,
      error,
    );
  }
}

function placeOf(places: Places, path: string): string {
  const [root = "", ...rest] = path.split("/");
  if (!(root in places)) throw new Error(`an archive holds ${path}`);
  return join(places[root as keyof Places], ...rest);
}

async function write(path: string, content: NodeJS.ReadableStream): Promise<string> {
  const { through, result } = measure();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content, through, createWriteStream(path, { mode: 0o600 }));
  return result().sha256;
}

/** Fetches what came after an archive: the log, and files kept since. @returns how many pieces of the log */
export async function fetchContinuation({ target, identities }: Sealed, { log, installation }: Manifest, places: Places): Promise<number> {
  if (!log) return 0;
  const folder = `${continuedFolder(installation)}${log.run}/`;
  let segments = 0;
  for (const { name } of await target.list(folder)) {
    const path = name.slice(folder.length, -sealedEnding.length);
    if (path.startsWith("wal/") && path.slice(4) < log.firstSegment) continue;
    const place = placeOf(places, path);
    if (existsSync(place)) continue;
    await write(place, await unseal(await target.get(name), identities));
    if (path.startsWith("wal/")) segments++;
  }
  return segments;
}

const damaged = (name: string, cause: unknown) =>
  new StartRefusal(
    `Cadangan ${name} tidak utuh: isinya tidak cocok dengan daftarnya. Pakai cadangan lain yang lebih lama atau lebih baru.`,
    cause,
  );
