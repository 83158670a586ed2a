import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { startEngine } from "#kit/database/engine/engine.server.ts";
import { startBalancer } from "./balancer.ts";
import { makeFolder } from "./leftovers.ts";
import { freePort, type Product, startProduct } from "./product.ts";
import { startBucket } from "./s3.ts";
import { startSystemPostgres } from "./system-postgres.ts";

/** Several machines on one PostgreSQL and one S3, behind nginx; each has a data folder and keys of its own folder. */
export interface Machines {
  /** Of nginx. */
  readonly url: string;
  readonly products: Product[];
  /** Settings of each of them, for commands. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts the machine of this place again, after it has ended. */
  readonly restart: (place: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const silent = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };

/** The machine's own PostgreSQL, or ours where there is none. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const system = await startSystemPostgres();
  if (system) return system;
  const dataDir = makeFolder("pusat");
  const engine = await startEngine({ dataDir, log: silent, elsewhere: join(dataDir, "di-tempat-lain") });
  if (!("host" in engine.place)) throw new Error("our own server listens on a socket");
  const { host, user } = engine.place;
  const stop = async () => {
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`, stop };
}

async function newDatabase(server: string): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query("create database sekolah template template0 encoding 'UTF8'");
  await client.end();
  const url = new URL(server);
  url.pathname = "/sekolah";
  return url.href;
}

/** @param afterFirst done while only the first has ever run, and has ended again */
export async function startMachines(afterFirst?: (first: Product) => Promise<void>): Promise<Machines> {
  const [server, bucket] = [await startServer(), await startBucket("berkas")];
  const ports = [await freePort(), await freePort()];
  const front = await freePort();
  const folders = ports.map((_, place) => makeFolder(`simpul${place}`));
  const database = await newDatabase(server.url);
  for (const folder of folders) writeFileSync(join(folder, "server.url"), database);
  const url = `http://localhost:${front}`;
  const env = {
    ...{ DATABASE_URL: database, PUBLIC_URL: url, TRUSTED_PROXIES: "127.0.0.1" },
    ...{ S3_ENDPOINT: bucket.endpoint, S3_BUCKET: "berkas", S3_REGION: "auto", S3_ACCESS_KEY_ID: "kunci", S3_SECRET_ACCESS_KEY: "rahasia" },
  };
  const startOne = (place: number) => startProduct({ dataDir: folders[place] as string, port: ports[place] as number, env });
  const first = await startOne(0);
  await first.stop();
  await afterFirst?.(first);
  // What an operator carries from the first machine to each other one.
  mkdirSync(join(folders[1] as string, "kunci"));
  cpSync(join(folders[0] as string, "kunci"), join(folders[1] as string, "kunci"), { recursive: true });
  const products = await Promise.all(ports.map((_, place) => startOne(place)));
  const balancer = await startBalancer(front, ports);
  return {
    ...{ url, products, env },
    restart: async (place) => {
      products[place] = await startOne(place);
    },
    stop: async () => {
      await balancer.stop();
      await Promise.all(products.map((product) => product.stop()));
      await bucket.close();
      await server.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
