import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { access, link, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartRefusal } from "../engine/start-refusal.ts";

/** Of the audit chain, and of what the database keeps sealed. */
export const keyNames = ["audit", "rahasia"] as const;
export type KeyName = (typeof keyNames)[number];

const keyBytes = 32;
/** The file beside the keys that says whose they are. */
const ownerFile = "instalasi";

export const keyFolder = (dataDirectory: string): string => join(dataDirectory, "kunci");

/** @returns null when there is no such key; @throws StartRefusal when others on this machine could read it, or when it is damaged */
export async function readKey(folder: string, name: KeyName): Promise<Uint8Array | null> {
  const path = join(folder, name);
  if (!(await fileStands(path))) return null;
  const { mode } = await stat(path);
  if (process.platform !== "win32" && mode & 0o077) {
    throw new StartRefusal(`Berkas kunci ${path} dapat dibaca pengguna lain. Jalankan: chmod 600 ${path}`);
  }
  const key = await readFile(path);
  if (key.length !== keyBytes) {
    throw new StartRefusal(`Berkas kunci ${path} rusak: isinya harus ${keyBytes} byte. Kembalikan berkas itu dari cadangan.`);
  }
  return key;
}

/** The key of this name; 32 random bytes are made where there is none. @throws StartRefusal as `readKey` */
export async function provideKey(folder: string, name: KeyName): Promise<Uint8Array> {
  await createOnce(folder, name, randomBytes(keyBytes));
  const key = await readKey(folder, name);
  if (!key) throw new StartRefusal(`Berkas kunci ${join(folder, name)} hilang saat aplikasi dimulai.`);
  return key;
}

/** Puts a key out of use without throwing it away. @returns its new name */
export async function setKeyAside(folder: string, name: KeyName): Promise<string> {
  const aside = `${name}.lama-${randomBytes(4).toString("hex")}`;
  await rename(join(folder, name), join(folder, aside));
  return aside;
}

/** Whose keys these are; null when the folder does not say. */
export async function readOwner(folder: string): Promise<string | null> {
  const path = join(folder, ownerFile);
  return (await fileStands(path)) ? (await readFile(path, "utf8")).trim() : null;
}

export const nameOwner = (folder: string, id: string): Promise<void> => createOnce(folder, ownerFile, `${id}\n`);

export const renameOwner = async (folder: string, id: string): Promise<void> => {
  await rm(join(folder, ownerFile), { force: true });
  await nameOwner(folder, id);
};

/** Tells the key again without telling anything about it. */
export const fingerprint = (key: Uint8Array, installation: string): string =>
  createHmac("sha256", key).update(`sidik kunci instalasi ${installation}`).digest("hex").slice(0, 32);

export const isKeyOf = (key: Uint8Array, installation: string, known: string): boolean => {
  const [found, expected] = [Buffer.from(fingerprint(key, installation)), Buffer.from(known)];
  return found.length === expected.length && timingSafeEqual(found, expected);
};

/** A file has its name only once it is whole; a name that stands already, of an earlier start or of another process, is left alone. */
export async function createOnce(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  const path = join(folder, name);
  const unnamed = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (await fileStands(path)) return;
    await writeFile(unnamed, content, { flag: "wx", mode: 0o600, flush: true });
    await link(unnamed, path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    throw new StartRefusal(`Tidak dapat menulis ${path}. Periksa izin folder data dan sisa ruang disk.`, error);
  } finally {
    await rm(unnamed, { force: true });
  }
}

export const fileStands = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
