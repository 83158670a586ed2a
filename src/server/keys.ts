import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, stat } from "node:fs/promises";
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

/** "wx" leaves a key alone that another process has just made. */
async function createOnce(path: string): Promise<void> {
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(randomBytes(keyBytes));
    await file.sync();
    await file.close();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) refuseDisk(error, path);
  }
}

function refuseDisk(error: unknown, path: string): never {
  throw new StartRefusal(`Tidak dapat menulis ${path}. Periksa izin folder data dan sisa ruang disk.`, error);
}
