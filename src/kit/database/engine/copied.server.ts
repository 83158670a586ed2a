import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Beside the database's files: which file system entry they are. Whoever copies the folder copies this too, and is recognised by it: a copy
 * of a running server looks whole, starts, and is not.
 */
const markFile = "database.asal";

const markOf = (directory: string): string => join(dirname(directory), markFile);

async function entryOf(directory: string): Promise<string> {
  const { ino, birthtimeMs } = await stat(join(directory, "PG_VERSION"));
  return `${ino}:${Math.round(birthtimeMs)}`;
}

/** Whether these files were copied from elsewhere since they were last found whole; of those from before there were marks nobody knows. */
export async function isCopied(directory: string): Promise<boolean> {
  const known = await readFile(markOf(directory), "utf8").catch(noneYet);
  return known !== undefined && known.trim() !== (await entryOf(directory));
}

/** From here on these files are the original. */
export async function markOriginal(directory: string): Promise<void> {
  const parts = `${markOf(directory)}.baru`;
  await writeFile(parts, `${await entryOf(directory)}\n`, { mode: 0o600, flush: true });
  await rename(parts, markOf(directory));
}

function noneYet(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
