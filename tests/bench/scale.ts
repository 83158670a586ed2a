import { rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { makeFolder } from "../support/leftovers.ts";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { startSystemPostgres } from "../support/system-postgres.ts";
import type { Figure } from "./figure.ts";
import { busySeconds, load, provideTools } from "./wrk.ts";

const turns = 3;
const seconds = 4;
const screens = 60;
const list = "/administration/surat-masuk";

/** What a second worker and a replica bring, in less than three minutes. Only a quiet machine with two free cores tells the first. */
export async function scale(): Promise<Figure[]> {
  if (!provideTools()) return [];
  const one = await startProduct();
  const two = await startProduct({ env: { WORKERS: "2" } });
  const figures = [
    await compared(
      { one, two, what: "a public page that is not kept (a search, each another)", path: "/news", script: eachAnother(one.dataDir) },
      1.6,
    ),
    await compared({ one, two, what: "a list of the portal", path: list, signedIn: true }, 1.6),
    await compared({ one, two, what: "the kept home page", path: "/" }),
  ];
  for (const product of [one, two]) {
    await product.stop();
    removeData(product);
  }
  return [...figures, ...(await replica())];
}

/** For wrk: no two requests ask for the same page. */
function eachAnother(folder: string): string {
  const path = join(folder, "each-another.lua");
  writeFileSync(
    path,
    'math.randomseed(os.time())\nrequest = function() return wrk.format("GET", "/news?cari=" .. math.random(1, 1000000000)) end\n',
  );
  return path;
}

interface Compared {
  readonly one: Product;
  readonly two: Product;
  readonly what: string;
  readonly path: string;
  readonly script?: string;
  readonly signedIn?: boolean;
}

/**
 * In turns, so that what else goes on meets both. Load and database take cores too: where no two are left for the workers, the rate tells what
 * the machine has, and their own processor time for each answer what they would do with two.
 */
async function compared({ one, two, what, path, script, signedIn }: Compared, aim?: number): Promise<Figure> {
  const rates = await Promise.all(
    [one, two].map(async (product) => ({
      ...{ product, headers: signedIn ? await cookieAt(product) : [] },
      ...{ found: [] as number[], answersForASecond: [] as number[] },
    })),
  );
  for (let turn = 0; turn <= turns; turn++) {
    for (const { product, headers, found, answersForASecond } of rates) {
      const before = busySeconds(product.child.pid ?? 0);
      const rate = load(product.url + path, {
        seconds,
        connections: 16,
        cores: "0,1",
        headers: [...headers, "Accept-Encoding: br"],
        script,
      });
      // The first one warms up.
      if (turn === 0) continue;
      found.push(rate);
      answersForASecond.push((rate * seconds) / (busySeconds(product.child.pid ?? 0) - before));
    }
  }
  const [single = Number.NaN, both = Number.NaN] = rates.map(({ found }) => middle(found));
  const [alone = Number.NaN, each = Number.NaN] = rates.map(({ answersForASecond }) => middle(answersForASecond));
  const [here, free] = [both / single, (2 * each) / alone];
  const told = [both, single].map((rate) => Math.round(rate).toLocaleString("en")).join(" against ");
  const hasFreeCores = availableParallelism() >= 4;
  return {
    what: `${what}: two workers beside one`,
    measured: `${told} requests/s = ${here.toFixed(2)} × on ${availableParallelism()} cores; ${free.toFixed(2)} × by their own processor time`,
    aim: aim ? `≥ ${aim} × where two cores are free` : "told only",
    met: (hasFreeCores ? here : free) >= (aim ?? 0),
  };
}

async function cookieAt(product: Product): Promise<string[]> {
  const { cookie } = await signInAs(product.url, await addStaff(product, "tataUsaha"));
  return [`Cookie: ${cookie}`];
}

/** How many of a list's questions still reach the first server when screens are read from the second. */
async function replica(): Promise<Figure[]> {
  const server = await startSystemPostgres();
  if (!server) return [];
  const copy = await server.replicate();
  const dataDir = makeFolder("bacaan");
  writeFileSync(join(dataDir, "server.url"), server.url);
  const asked: number[] = [];
  const settings: readonly Readonly<Record<string, string>>[] = [{}, { DATABASE_READ_URL: copy.url }];
  for (const reading of settings) {
    const product = await startProduct({ dataDir, env: { DATABASE_URL: server.url, ...reading } });
    asked.push(await questionsOf(product, server.url));
    await product.stop();
  }
  await copy.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const [without = Number.NaN, beside = Number.NaN] = asked;
  return [
    {
      what: "questions that a list of the portal asks the first server, with a replica beside without",
      measured: `${beside.toFixed(1)} against ${without.toFixed(1)} = ${(beside / without).toFixed(2)} ×`,
      aim: "≤ 0.5 ×",
      met: beside / without <= 0.5,
    },
  ];
}

async function questionsOf(product: Product, url: string): Promise<number> {
  const [cookie = ""] = await cookieAt(product);
  const headers = { cookie: cookie.replace("Cookie: ", "") };
  // For as long as who has just signed in is told from others, and the replica is not known yet.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const before = await answered(url);
  for (let screen = 0; screen < screens; screen++) await (await fetch(product.url + list, { headers })).text();
  return ((await answered(url)) - before) / screens;
}

/** Transactions of the database so far; a question that stands for itself is one. */
async function answered(url: string): Promise<number> {
  // The server counts with a delay of up to a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    "select xact_commit as count from pg_stat_database where datname = current_database()",
  );
  await client.end();
  return Number(rows[0]?.count);
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
