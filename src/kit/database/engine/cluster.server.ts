import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Account, canEnter } from "./account.server.ts";
import { openDirectory, placeSocket } from "./socket.server.ts";
import { StartRefusal } from "./start-refusal.ts";

export const owner = "portal";
export const databaseName = "portal";

/** Where one database lies: its files, and the directory of its socket. */
export interface Cluster {
  readonly directory: string;
  readonly socket: string;
}

/**
 * Chooses the places. Normally the files lie in `<dataDir>/database`; when the account cannot get there (a project
 * below /root) they lie below `elsewhere`, and `<dataDir>/database.location` says where.
 */
export async function placeCluster(dataDir: string, account: Account | null, elsewhere: string): Promise<Cluster> {
  const digest = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  const pointer = join(dataDir, "database.location");
  const known = existsSync(pointer) ? (await readFile(pointer, "utf8")).trim() : undefined;
  const home = known ?? (existsSync(join(dataDir, "database")) || canEnter(account, dataDir) ? dataDir : join(elsewhere, digest));
  if (home !== dataDir) await openDirectory(home, elsewhere);
  if (!canEnter(account, home)) {
    throw new StartRefusal(
      `Basis data di ${home} tidak terjangkau oleh akun basis data. Izinkan akun itu melewati folder-folder di atasnya (chmod o+x).`,
    );
  }
  const cluster = { directory: join(home, "database"), socket: await placeSocket(home, { account, elsewhere, digest }) };
  if (home !== dataDir && !known) await writeFile(pointer, `${home}\n`);
  return cluster;
}

/** Makes the database's files where there are none: whole or not at all, so that an interrupted first start leaves nothing half-made. */
export async function createCluster(binaries: string, { directory }: Cluster, account: Account | null): Promise<void> {
  if (existsSync(join(directory, "PG_VERSION"))) return claim(directory, account);
  const parts = `${directory}.new`;
  await rm(parts, { recursive: true, force: true });
  await mkdir(parts, { mode: 0o700 });
  if (account) await chown(parts, account.uid, account.gid);
  await initialize(binaries, parts, account);
  await rename(parts, directory);
}

/** Files copied or restored as root still belong to root. */
async function claim(directory: string, account: Account | null): Promise<void> {
  if (!account || (await stat(directory)).uid === account.uid) return;
  const { status } = spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, directory]);
  if (status !== 0) throw new StartRefusal(`Pemilik folder basis data ${directory} tidak dapat disesuaikan.`);
}

function initialize(binaries: string, directory: string, account: Account | null): Promise<void> {
  const options = [
    "--pgdata",
    directory,
    "--username",
    owner,
    "--encoding=UTF8",
    "--data-checksums",
    "--wal-segsize=4",
    "--auth=trust",
    "--no-instructions",
  ];
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--set=timezone=UTC", "--set=log_timezone=UTC"];
  const child = spawn(join(binaries, "initdb"), [...options, ...locale], {
    cwd: "/",
    env: { LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
    ...account,
  });
  const said: Buffer[] = [];
  child.stderr.on("data", (part: Buffer) => said.push(part));
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (status) => (status === 0 ? done() : failed(failure(directory, Buffer.concat(said).toString()))));
  });
}

function failure(directory: string, said: string): StartRefusal {
  const why = said.includes("No space left") ? "disk penuh" : said.trim().split("\n").slice(-3).join(" ");
  return new StartRefusal(`Basis data di ${directory} tidak dapat dibuat: ${why}.`);
}
