import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** Takes away a folder that an archive was put back to for a while, whole or cut off. */
export async function removeScratch(scratch: string): Promise<void> {
  const pointer = join(scratch, "database.location");
  // Files of a folder that the database's account cannot enter lie elsewhere.
  if (existsSync(pointer)) await rm((await readFile(pointer, "utf8")).trim(), { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
}
