import { execFileSync } from "node:child_process";
import { accessSync, chmodSync, constants, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { basename, join } from "node:path";

const prefix = "man-uji-";

/** A temporary folder that the database's account can get into, named after the process that answers for it. */
export function makeFolder(kind: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-${kind}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** A copy of a folder with the owners of its files: the database's account reads its own alone. */
export function copyFolder(folder: string, kind: string): string {
  const copy = makeFolder(kind);
  execFileSync("cp", ["-a", `${folder}/.`, copy]);
  // Whole, since nothing ran there: the product need not look at each of its rows again.
  rmSync(join(copy, "database.asal"), { force: true });
  return copy;
}

/** More than a whole run ever keeps at a time. */
const enough = 6 * 2 ** 30;

/** From now on temporary folders lie in memory, where there is room and programs may run: databases wait for a disk all the time. */
export function preferMemory(): void {
  const memory = "/dev/shm";
  if (process.env.TMPDIR || !existsSync("/proc/mounts")) return;
  const mount = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .find((line) => line.split(" ")[1] === memory);
  if (!mount || /\bnoexec\b/.test(mount) || freemem() < 2 * enough) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enough) return;
  try {
    accessSync(memory, constants.W_OK);
    process.env.TMPDIR = memory;
  } catch {
    // Not ours to write to: the disk serves.
  }
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
