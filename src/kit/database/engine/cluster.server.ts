import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, reaches } from "./account.server.ts";
import { StartRefusal } from "./start-refusal.ts";

export const owner = "portal";
export const databaseName = "portal";

/** Where one database lies: its files, and the directory of its socket. */
export interface Cluster {
  readonly directory: string;
  readonly socket: string;
}

/** A socket's address may have 107 bytes, of which its file name takes 15. */
const longestSocketDirectory = 90;

/**
 * Chooses the places. Normally the files lie in `<dataDir>/database`; when the account cannot get there (a project
 * below /root) they lie below `elsewhere`, and `<dataDir>/database.location` says where.
 */
export async function placeCluster(dataDir: string, account: Account | null, elsewhere: string): Promise<Cluster> {
  const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const pointer = join(dataDir, "database.location");
  const known = existsSync(pointer) ? (await readFile(pointer, "utf8")).trim() : undefined;
  const near = join(dataDir, "database");
  const directory = known ?? (existsSync(near) || reaches(account, dataDir) ? near : join(elsewhere, digest, "database"));
  if (directory !== near && !known) await writeFile(pointer, `${directory}\n`);
  if (directory === near && !reaches(account, dataDir)) {
    throw new StartRefusal(
      `Basis data di ${near} tidak dapat dibuka oleh akun basis data. Izinkan akun itu melewati folder di atasnya (chmod o+x).`,
    );
  }
  const beside = join(directory, "..", "database.socket");
  const socket = Buffer.byteLength(beside) <= longestSocketDirectory ? beside : join(tmpdir(), `portal-${digest}`);
  await ownDirectory(socket, account);
  return { directory, socket };
}

export async function ownDirectory(directory: string, account: Account | null): Promise<void> {
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
  if (account) await chown(directory, account.uid, account.gid);
}

/** Makes the database's files where there are none: whole or not at all, so that an interrupted first start leaves nothing half-made. */
export async function createCluster(binaries: string, { directory }: Cluster, account: Account | null): Promise<void> {
  if (existsSync(join(directory, "PG_VERSION"))) return;
  const parts = `${directory}.new`;
  await rm(parts, { recursive: true, force: true });
  await ownDirectory(parts, account);
  await initialize(binaries, parts, account);
  await rm(directory, { recursive: true, force: true });
  await rename(parts, directory);
}

function initialize(binaries: string, directory: string, account: Account | null): Promise<void> {
  const options = ["--pgdata", directory, "--username", owner, "--encoding=UTF8", "--data-checksums", "--no-instructions"];
  const locale = [
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--auth=trust",
    "--set=timezone=UTC",
    "--set=log_timezone=UTC",
  ];
  const child = spawn(join(binaries, "initdb"), [...options, ...locale], {
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
    ...account,
  });
  const said: Buffer[] = [];
  child.stderr.on("data", (part: Buffer) => said.push(part));
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("exit", (status) => (status === 0 ? done() : failed(new Error(`initdb: ${Buffer.concat(said).toString().trim()}`))));
  });
}
