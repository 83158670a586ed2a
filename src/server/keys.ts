import { randomBytes } from "node:crypto";
import { access, link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";

const keyBytes = 32;

/**
 * A key of 32 random bytes in `kunci/` of the data directory, made at the first start.
 * @throws StartRefusal when others on this machine could read it, or when it is damaged
 */
export async function provideKey(dataDirectory: string, name: string): Promise<Uint8Array> {
  const directory = join(dataDirectory, "kunci");
  const path = join(directory, name);
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch((error: unknown) => refuseDisk(error, directory));
  await createOnce(path);
  const { mode } = await stat(path);
  if (process.platform !== "win32" && mode & 0o077) {
    throw new StartRefusal(`Berkas kunci ${path} dapat dibaca pengguna lain. Jalankan: chmod 600 ${path}`);
  }
  const key = await readFile(path);
  if (key.length !== keyBytes) throw new StartRefusal(`Berkas kunci ${path} rusak: isinya harus ${keyBytes} byte.`);
  return key;
}

/** A key has its name only once it is whole; a name that stands already, of an earlier start or of another process, is left alone. */
async function createOnce(path: string): Promise<void> {
  const unnamed = `${path}.${randomBytes(8).toString("hex")}`;
  try {
    if (await stands(path)) return;
    await writeFile(unnamed, randomBytes(keyBytes), { flag: "wx", mode: 0o600, flush: true });
    await link(unnamed, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) refuseDisk(error, path);
  } finally {
    await rm(unnamed, { force: true });
  }
}

const stands = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

function refuseDisk(error: unknown, path: string): never {
  throw new StartRefusal(`Tidak dapat menulis ${path}. Periksa izin folder data dan sisa ruang disk.`, error);
}
