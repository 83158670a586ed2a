import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { type FileSource, openFileSource, type SourceFile } from "../backup/file-source.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { shortId } from "../database/installation/refusals.ts";
import { markedPrefix, markFile } from "./claim-store.server.ts";
import { isKey } from "./quarantine-store.server.ts";
import { openStoreRoot, type StoreOptions, type StoreRoot } from "./store-root.server.ts";

export interface FileMove {
  /** Only read. */
  readonly from: StoreOptions;
  readonly to: StoreOptions;
  /** Whose files they are. */
  readonly installation: string;
  /** What is there and not at the old place: left over from earlier use, or, where a backup is put back, newer than it. */
  readonly others: "refused" | "kept";
}

export interface MovedFiles {
  readonly files: number;
  /** Bytes. */
  readonly size: number;
  /** Of these, how many were not there yet. */
  readonly copied: number;
  /** Those whose content was another already at the old place than when it was stored. */
  readonly rotten: readonly string[];
}

/** Lies at the new place for as long as it is not whole; nobody serves from there. */
const signFile = "pindahan";
const atOnce = 6;

/**
 * Copies every file to another place and reads each over again there. Cut off, it is begun anew and skips what is whole. The mark that lets the
 * product serve from there comes last. @throws StartRefusal
 */
export async function moveFiles(move: FileMove): Promise<MovedFiles> {
  const { from, to, installation, others } = move;
  const [fromRoot, toRoot] = [await openStoreRoot(from), await openStoreRoot(to)];
  const prefixes = { from: await prefixAt(fromRoot, installation), to: await prefixAt(toRoot, installation) };
  await demandOursOrEmpty(toRoot, installation);
  const [source, target] = [openFileSource({ ...from, prefix: prefixes.from }), openFileSource({ ...to, prefix: prefixes.to })];
  try {
    const files = await listed(source);
    const there = new Map((await listed(target)).map((file) => [file.path, file]));
    if (others === "refused") refuseOthers(toRoot, files, there);
    await toRoot.write(prefixes.to + signFile, `${installation}\n`);
    await toRoot.remove(prefixes.to + markFile);
    const moved = await moveEach({ source, target, title: toRoot.title }, files, there);
    refuseChanged(fromRoot, files, await listed(source));
    await toRoot.write(prefixes.to + markFile, `${installation}\n`);
    await toRoot.remove(prefixes.to + signFile);
    return moved;
  } finally {
    source.close();
    target.close();
  }
}

const prefixAt = async (root: StoreRoot, id: string): Promise<string> => (await markedPrefix(root, id)) ?? (root.shared ? `${id}/` : "");

/** A prefix bears our id; a folder may be anybody's. */
async function demandOursOrEmpty(root: StoreRoot, id: string): Promise<void> {
  if (root.shared) return;
  const whose = (await root.read(markFile)) ?? (await root.read(signFile));
  if (whose === id) return;
  if (whose !== null)
    throw new StartRefusal(
      `${root.title} berisi berkas milik instalasi ${shortId(whose)}, bukan instalasi ini (${shortId(id)}). Tidak ada yang disalin.`,
    );
  if (await root.holdsFiles())
    throw new StartRefusal(`${root.title} sudah berisi berkas yang tidak diketahui pemiliknya. Pindahkan dahulu isinya ke tempat lain.`);
}

async function listed(store: FileSource): Promise<readonly SourceFile[]> {
  return (await store.list()).filter(({ path }) => path !== markFile && path !== signFile);
}

function refuseOthers({ title }: StoreRoot, files: readonly SourceFile[], there: ReadonlyMap<string, SourceFile>): void {
  const own = new Set(files.map(({ path }) => path));
  const others = [...there.keys()].filter((path) => !own.has(path));
  if (others.length > 0)
    throw new StartRefusal(
      `${title} berisi ${others.length} berkas yang tidak ada lagi di tempat asal, sisa pemakaian dahulu (misalnya ${others[0]}). Pindahkan dahulu isinya, supaya yang sudah dihapus tidak muncul lagi.`,
    );
}

function refuseChanged({ title }: StoreRoot, before: readonly SourceFile[], after: readonly SourceFile[]): void {
  const now = new Map(after.map((file) => [file.path, file]));
  const changed = before.filter(
    ({ path, size, since }) => now.get(path)?.size !== size || now.get(path)?.since.getTime() !== since.getTime(),
  );
  const count = changed.length + Math.max(0, after.length - before.length);
  if (count > 0)
    throw new StartRefusal(
      `${count} berkas di ${title} berubah selagi dipindahkan. Hentikan aplikasinya, lalu jalankan perintah yang sama sekali lagi.`,
    );
}

interface Sides {
  readonly source: FileSource;
  readonly target: FileSource;
  /** Of the new place. */
  readonly title: string;
}

async function moveEach(sides: Sides, files: readonly SourceFile[], there: ReadonlyMap<string, SourceFile>): Promise<MovedFiles> {
  const waiting = files.values();
  const found = { copied: 0, rotten: [] as string[] };
  const stopping = new AbortController();
  const work = async () => {
    // All take from the same list.
    for (const file of waiting) {
      if (stopping.signal.aborted) return;
      const { isCopied, sha256 } = await moveOne(sides, file, there.get(file.path));
      if (isCopied) found.copied++;
      const name = file.path.slice(file.path.lastIndexOf("/") + 1);
      if (isKey(name) && !sha256.startsWith(name.slice(0, 32))) found.rotten.push(file.path);
    }
  };
  // Nobody writes on after the first that failed has been told.
  await Promise.all(Array.from({ length: atOnce }, () => work().catch((error: unknown) => stopping.abort(error))));
  stopping.signal.throwIfAborted();
  return { files: files.length, size: files.reduce((sum, { size }) => sum + size, 0), ...found };
}

async function moveOne({ source, target, title }: Sides, { path, size }: SourceFile, known: SourceFile | undefined) {
  if (known?.size === size) {
    const sha256 = await hashAt(source, path);
    if ((await hashAt(target, path)) === sha256) return { isCopied: false, sha256 };
  }
  const hash = createHash("sha256");
  await target.put(path, size, Readable.from(hashed(await opened(source, path), hash), { objectMode: false }));
  const sha256 = hash.digest("hex");
  if ((await hashAt(target, path)) !== sha256)
    throw new StartRefusal(`Berkas ${path} di ${title} tidak sama dengan asalnya. Jalankan perintah yang sama sekali lagi.`);
  return { isCopied: true, sha256 };
}

async function opened(store: FileSource, path: string): Promise<Readable> {
  const content = await store.open(path);
  if (content) return content;
  throw new StartRefusal(`Berkas ${path} hilang selagi dipindahkan. Hentikan aplikasinya, lalu jalankan perintah yang sama sekali lagi.`);
}

async function hashAt(store: FileSource, path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const _ of hashed(await opened(store, path), hash));
  return hash.digest("hex");
}

async function* hashed(content: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
