import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { StartRefusal } from "./start-refusal.ts";

/** The system account that PostgreSQL runs as; it refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const preferred = ["postgres", "nobody"];

/** @returns null when the present account will do; as root an account that exists already. */
export function findAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of preferred) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartRefusal(
    "Basis data tidak boleh berjalan sebagai root, dan akun postgres maupun nobody tidak ada. Jalankan aplikasi dengan akun biasa.",
  );
}

/** Whether the account can get into a directory; asked of the system itself, which knows every mode, ACL and mount. */
export function canEnter(account: Account | null, path: string): boolean {
  return spawnSync("/bin/sh", ["-c", 'test -x "$0"', path], { cwd: "/", ...account }).status === 0;
}
