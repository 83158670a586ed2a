import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartRefusal } from "./start-refusal.ts";

/** Lies in a data folder for as long as a backup is being put back there. */
const markFile = "pemulihan.belum-selesai";

export const isHalfRestored = (dataDir: string): boolean => existsSync(join(dataDir, markFile));

export const beginRestoring = (dataDir: string): Promise<void> => writeFile(join(dataDir, markFile), "npm run restore\n", { flush: true });

export const endRestoring = (dataDir: string): Promise<void> => rm(join(dataDir, markFile), { force: true });

/** @throws StartRefusal */
export function refuseHalfRestored(dataDir: string): void {
  if (isHalfRestored(dataDir))
    throw new StartRefusal(
      `Pemulihan cadangan ke ${dataDir} terhenti di tengah jalan, jadi datanya belum utuh. Jalankan npm run restore sekali lagi; ia mulai dari awal.`,
    );
}
