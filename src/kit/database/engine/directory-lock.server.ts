import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefusal } from "./start-refusal.ts";

/**
 * Holds a data directory for this process alone. Node has no file lock of its own; an exclusive SQLite transaction is
 * one, and the system lets go of it however the process ends. @returns the way to let go.
 */
export function lockDirectory(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, "database.lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    throw new StartRefusal(
      `Folder data ${dataDir} sedang dipakai aplikasi lain yang masih berjalan. Hentikan dahulu aplikasi itu, atau pakai DATA_DIR lain.`,
      error,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

/** Whether a process holds it. */
export function isHeld(dataDir: string): boolean {
  try {
    lockDirectory(dataDir)();
    return false;
  } catch (error) {
    if (error instanceof StartRefusal) return true;
    throw error;
  }
}
