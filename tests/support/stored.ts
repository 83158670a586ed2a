import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";

/** Where the product's own database of this data directory lies. */
function clusterOf(dataDir: string): string {
  const pointer = join(dataDir, "database.location");
  return join(existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : dataDir, "database");
}

const lines = (dataDir: string) => readFileSync(join(clusterOf(dataDir), "postmaster.pid"), "utf8").split("\n");

/** Process id of the database of this data directory. */
export const postmasterOf = (dataDir: string): number => Number(lines(dataDir)[0]);

const socketOf = (dataDir: string): string => lines(dataDir)[4] || dirname(clusterOf(dataDir));

/** Address of the database of this data directory, for a second process. */
export const databaseUrl = (dataDir: string): string => `postgres://portal@localhost/portal?host=${encodeURIComponent(socketOf(dataDir))}`;

/** Reads what is really stored, past the product. */
export async function query<Row extends object>(dataDir: string, statement: string): Promise<Row[]> {
  const client = new Client({ host: socketOf(dataDir), user: "portal", database: "portal" });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
