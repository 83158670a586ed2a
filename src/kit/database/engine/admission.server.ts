import { randomBytes } from "node:crypto";
import { chown, rename, rm, writeFile } from "node:fs/promises";
import { connect as knock } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError } from "pg";
import { connect, connected, type DatabaseLocation } from "../connection/location.server.ts";
import type { Account } from "./account.server.ts";
import { type Cluster, owner } from "./cluster.server.ts";

/** Who may log in to our own server: its owner for as long as the structure is brought up to date, and by the key of the folder whoever serves. */
export type Admission = "owner" | "serving";

export const adminPlace = ({ socket }: Cluster): DatabaseLocation => ({ host: socket, user: owner, database: "postgres" });

const patience = 10_000;
const map = "portal-owner";
const serving = "local all all scram-sha-256";

/** The owner has no password: the system tells who knocks, and only the account that the application runs as is let in as the owner. */
export async function writeAdmission({ directory }: Cluster, account: Account | null, admission: Admission): Promise<void> {
  const ofOwner = admission === "owner" ? `local all ${owner} peer map=${map}` : `local all ${owner} reject`;
  const user = userInfo().username.replaceAll('"', '""');
  await replace(join(directory, "pg_ident.conf"), account, `${map} "${user}" ${owner}\n`);
  await replace(join(directory, "pg_hba.conf"), account, `${ofOwner}\n${serving}\n`);
}

/** Refuses the owner from now on, also those who came in while it was let in. */
export async function shutOutOwner(cluster: Cluster, account: Account | null): Promise<void> {
  const last = await connect(adminPlace(cluster));
  try {
    await writeAdmission(cluster, account, "serving");
    await last.query("select pg_reload_conf()");
    await until(async () => (await knockAsOwner(cluster)) === "refused");
    await last.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1 and pid <> pg_backend_pid()", [owner]);
  } finally {
    await last.end().catch(() => undefined);
  }
}

/** Waits until a server that was running before lets the owner in. @param pid of the server */
export async function letInOwner(cluster: Cluster, pid: number | undefined): Promise<void> {
  if ((await knockAsOwner(cluster)) === "admitted") return;
  if (pid) process.kill(pid, "SIGHUP");
  await until(async () => (await knockAsOwner(cluster)) === "admitted");
}

/** Whether the server works, be it that it refuses the owner. */
export const answers = async (cluster: Cluster): Promise<boolean> => (await knockAsOwner(cluster)) !== "silent";

/** @returns at once false when nobody listens, else true when the connection, on which nothing is said, ends */
export function listens({ socket }: Cluster): Promise<boolean> {
  return new Promise((done) => {
    let heard = false;
    const door = knock(join(socket, ".s.PGSQL.5432"));
    door.once("connect", () => {
      heard = true;
    });
    door.on("error", () => undefined);
    door.once("close", () => done(heard));
    door.resume();
  });
}

async function knockAsOwner(cluster: Cluster): Promise<"admitted" | "refused" | "silent"> {
  try {
    await connected(adminPlace(cluster), (client) => client.query("select 1"));
    return "admitted";
  } catch (error) {
    return error instanceof DatabaseError && error.code?.startsWith("28") ? "refused" : "silent";
  }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + patience; !(await done()); await sleep(20))
    if (Date.now() > deadline) throw new Error("the server does not take its new admissions");
}

/** Whole or not at all: a server that starts again in between reads the old file or the new one. */
async function replace(path: string, account: Account | null, content: string): Promise<void> {
  const parts = `${path}.${randomBytes(4).toString("hex")}`;
  try {
    await writeFile(parts, content, { mode: 0o600, flush: true });
    if (account) await chown(parts, account.uid, account.gid);
    await rename(parts, path);
  } finally {
    await rm(parts, { force: true });
  }
}
