import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { makeFolder } from "./leftovers.ts";

export interface SystemPostgres {
  readonly url: string;
  readonly version: string;
  /** A second server that streams from this one. */
  readonly replicate: () => Promise<Replica>;
  readonly stop: () => Promise<void>;
}

export interface Replica {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the machine's own PostgreSQL (15 or newer) on a new directory, or that of these programs; undefined where there is none. */
export async function startSystemPostgres(bin = findBinaries()): Promise<SystemPostgres | undefined> {
  if (!bin) return undefined;
  const root = process.getuid?.() === 0;
  const user = root ? account() : undefined;
  if (root && !user) return undefined;
  const directory = makeFolder("server");
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, "data");
  const run = { cwd: directory, ...(user ? { uid: user.uid, gid: user.gid } : {}), env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } };
  // Asks for passwords, as a server of others does.
  const password = randomBytes(16).toString("hex");
  const told = join(directory, "kata-sandi");
  writeFileSync(told, password, { mode: 0o600 });
  if (user) chownSync(told, user.uid, user.gid);
  const access = ["-U", "pemilik", "-A", "scram-sha-256", `--pwfile=${told}`];
  execFileSync(join(bin.path, "initdb"), ["-D", data, ...access, "-E", "UTF8", "--locale=C.UTF-8"], { ...run, stdio: "ignore" });
  const server = await listenIn(bin.path, { directory, data, run, password });
  return {
    url: server.url,
    version: bin.version,
    replicate: () => replicate(bin.path, { directory, run, user, password }),
    stop: server.stop,
  };
}

type Run = { cwd: string; uid?: number; gid?: number; env: NodeJS.ProcessEnv };

interface Original {
  readonly directory: string;
  readonly run: Run;
  readonly user: { uid: number; gid: number } | undefined;
  readonly password: string;
}

interface Files {
  readonly directory: string;
  readonly data: string;
  readonly run: Run;
  readonly password: string;
}

async function replicate(bin: string, { directory: original, run, user, password }: Original): Promise<Replica> {
  const directory = makeFolder("salinan");
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, "data");
  const from = ["-h", original, "-U", "pemilik", "-D", data, "-R", "-X", "stream", "-c", "fast"];
  execFileSync(join(bin, "pg_basebackup"), from, { ...run, env: { ...run.env, PGPASSWORD: password }, stdio: "ignore" });
  return listenIn(bin, { directory, data, run: { ...run, cwd: directory }, password });
}

const addressIn = (directory: string, password: string) =>
  `postgres://pemilik:${password}@localhost/postgres?host=${encodeURIComponent(directory)}`;

/** A server on these files, with its socket in this folder, which goes with it. */
async function listenIn(bin: string, { directory, data, run, password }: Files): Promise<Replica> {
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${directory}`,
    "max_connections=200",
    "synchronous_commit=off",
    "shared_buffers=128MB",
  ];
  const server = spawn(join(bin, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], { ...run, stdio: "ignore" });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = addressIn(directory, password);
  await ready(url);
  return {
    url,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function findBinaries(): { path: string; version: string } | undefined {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin"),
    ...globSync("/opt/homebrew/opt/postgresql@*/bin"),
    ...(process.env.PATH ?? "").split(":"),
  ];
  const versions = folders
    .filter((path) => !path.includes("node_modules") && existsSync(join(path, "initdb")) && existsSync(join(path, "postgres")))
    .map((path) => ({
      path,
      version: /(\d+)(\.\d+)?/.exec(execFileSync(join(path, "postgres"), ["--version"], { encoding: "utf8" }))?.[0] ?? "0",
    }))
    .filter(({ version }) => Number.parseInt(version, 10) >= 15)
    .sort((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version));
  return versions[0];
}

/** PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | undefined {
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // not on this machine: try the next name
    }
  }
  return undefined;
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("The server PostgreSQL of the tests did not start within 30 seconds.");
}
