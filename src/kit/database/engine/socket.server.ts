import { chmod, chown, lstat, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Account } from "./account.server.ts";
import { StartRefusal } from "./start-refusal.ts";

/** A socket's address may have 107 bytes (103 on macOS), of which its file name takes 15. */
const longest = 85;

interface Aside {
  readonly account: Account | null;
  readonly elsewhere: string;
  readonly digest: string;
}

/** A directory that only the database's account (and root) may enter: whoever reaches the socket is trusted. */
export async function placeSocket(home: string, { account, elsewhere, digest }: Aside): Promise<string> {
  const near = join(home, "database.socket");
  // Never below /tmp as root: somebody else may have put a link there.
  const far = account ? join(elsewhere, `${digest}.socket`) : join(tmpdir(), `portal-${digest}`);
  const directory = Buffer.byteLength(near) <= longest ? near : far;
  if (directory.startsWith(elsewhere)) await openDirectory(elsewhere, elsewhere);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (account) await chown(directory, account.uid, account.gid);
  const found = await lstat(directory);
  const uid = account?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new StartRefusal(
      `Folder ${directory} harus milik akun basis data dan tertutup bagi yang lain (mode 700). Hapus folder itu, lalu jalankan lagi.`,
    );
  }
  return directory;
}

/** Makes a directory that every account may pass through, up to `top`, which is ours. */
export async function openDirectory(directory: string, top: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  if (!directory.startsWith(top)) return;
  for (const part of new Set([top, directory])) await chmod(part, 0o755);
}
