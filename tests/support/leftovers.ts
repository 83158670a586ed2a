import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const prefix = "man-uji-";

/** A temporary folder that the database's account can get into, named after the process that answers for it. */
export function makeFolder(kind: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-${kind}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** What a killed test run could not tidy up itself: its products, its databases and their folders. */
export function removeLeftovers(): void {
  for (const folder of globSync(join(tmpdir(), `${prefix}*`))) {
    if (!isOurs(folder) || isRunning(Number(basename(folder).split("-")[2]))) continue;
    end(readFirst(join(folder, "product.pid")), "src/main.ts");
    for (const data of ["database", "data"]) end(readFirst(join(folder, data, "postmaster.pid")), folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isOurs(folder: string): boolean {
  const account = process.getuid?.();
  return account === 0 || statSync(folder).uid === account;
}

const readFirst = (path: string): number => (existsSync(path) ? Number.parseInt(readFileSync(path, "utf8"), 10) : Number.NaN);

/** Only while the number still belongs to the process that wrote it down. */
function end(pid: number, mark: string): void {
  const command = `/proc/${pid}/cmdline`;
  if (existsSync(command) && readFileSync(command, "utf8").includes(mark)) process.kill(pid, "SIGKILL");
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
