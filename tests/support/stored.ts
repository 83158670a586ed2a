import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { zone } from "#kit/time-zone.ts";

/** Where the product's own database of this data directory lies. */
function clusterOf(dataDir: string): string {
  const pointer = join(dataDir, "database.location");
  return join(existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : dataDir, "database");
}

const lines = (dataDir: string) => readFileSync(join(clusterOf(dataDir), "postmaster.pid"), "utf8").split("\n");

/** Process id of the database of this data directory. */
export const postmasterOf = (dataDir: string): number => Number(lines(dataDir)[0]);

const socketOf = (dataDir: string): string => lines(dataDir)[4] || dirname(clusterOf(dataDir));

const serverFile = (dataDir: string) => join(dataDir, "server.url");

/** Address of the database of this data directory as its owner, for a second process and for looking behind the product's back. */
export function databaseUrl(dataDir: string): string {
  if (existsSync(serverFile(dataDir))) return readFileSync(serverFile(dataDir), "utf8");
  letInOwner(dataDir);
  return `postgres://portal@localhost/portal?host=${encodeURIComponent(socketOf(dataDir))}`;
}

/** While it serves, our own server lets nobody in as the owner; whoever has the machine can change that. */
function letInOwner(dataDir: string): void {
  const admissions = join(clusterOf(dataDir), "pg_hba.conf");
  const known = readFileSync(admissions, "utf8");
  if (known.startsWith(open)) return;
  writeFileSync(admissions, open + known);
  process.kill(postmasterOf(dataDir), "SIGHUP");
  // The server takes the signal in its own time.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
}

const open = "local all portal trust\n";

/** On the round with a server: settings with a database of its own there for this data directory, the same at each start. */
export async function serverSettings(dataDir: string): Promise<Record<string, string>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return {};
  if (!existsSync(serverFile(dataDir))) {
    const name = `produk_${randomBytes(6).toString("hex")}`;
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`create database ${client.escapeIdentifier(name)} template template0 encoding 'UTF8'`);
    await client.end();
    const url = new URL(server);
    url.pathname = `/${name}`;
    writeFileSync(serverFile(dataDir), url.href);
  }
  return { DATABASE_URL: databaseUrl(dataDir) };
}

/** As `query` over one connection, for whoever looks often: each new one is a process that the machine has to start. */
export async function openQuery(dataDir: string) {
  const client = new Client({ connectionString: databaseUrl(dataDir), options: `-c timezone=${zone.name}` });
  // Of a database that is killed this hears as well as whoever asks; without somebody who hears it, the whole drill would end.
  client.on("error", () => undefined);
  await client.connect();
  return {
    query: async <Row extends object>(statement: string) => (await client.query<Row>(statement)).rows,
    close: () => client.end(),
  };
}

/** Reads what is really stored, past the product. Its today is the school's, as the product's is: between midnight there and in UTC they are two days. */
export async function query<Row extends object>(dataDir: string, statement: string): Promise<Row[]> {
  const { query: ask, close } = await openQuery(dataDir);
  return ask<Row>(statement).finally(close);
}
