import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeFolder } from "../support/leftovers.ts";
import { removeData, startProduct } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import type { Figure } from "./figure.ts";
import type { Door } from "./request-entry.ts";

/** `npm run bench soak 5` goes on for five minutes. */
const minutes = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 30);
/** Caches fill, the heap finds its size, and the compilers of pages and papers are loaded. */
const warmUp = 0.3;
const everyMs = 5_000;

const documents = [
  "/",
  "/profile",
  "/departments",
  "/news",
  "/gallery",
  "/agenda",
  "/informasi/ppdb",
  "/daftar",
  "/berita.rss",
  "/sitemap.xml",
];
const screens = [
  "/dashboard",
  "/administration/surat-masuk",
  "/administration/siswa",
  "/administration/personil",
  "/absensi",
  "/dashboard-profile/contoh-kop",
];

/** A day's use without a rest: pages, searches that are each another, lists, a paper, families. What memory does after the warm-up. */
export async function soak(): Promise<Figure[]> {
  const heapLog = join(makeFolder("soak"), "heap");
  const preload = new URL("heap-log.mjs", import.meta.url).href;
  const product = await startProduct({
    env: { HEAP_LOG: heapLog, NODE_OPTIONS: `--import=${preload}`, TRUSTED_PROXIES: "127.0.0.1, ::1" },
  });
  const door = { product, headers: await signInAs(product.url, await addStaff(product, "tataUsaha", "kepala")) };
  const run: Run = { going: true, asked: 0, bad: new Map() };
  const using = [readOn(door, run), readOn(door, run), workOn(door, run), sendOn(door, run)];
  const resident: number[] = [];
  const ends = performance.now() + minutes * 60_000;
  while (performance.now() < ends) {
    await pause(everyMs);
    resident.push(residentOf(product.child.pid ?? 0));
    if (resident.length % 60 === 0) console.log(`  ${resident.length / 12} min: ${resident.at(-1)?.toFixed(0)} MB, ${run.asked} requests`);
  }
  run.going = false;
  await Promise.all(using);
  const alive = readFileSync(heapLog, "utf8").trim().split("\n").map(aliveOf);
  await product.stop();
  removeData(product);
  for (const [what, count] of run.bad) console.log(`  ${count} × ${what}`);
  const bad = [...run.bad.values()].reduce((sum, count) => sum + count, 0);
  return [
    growthOf(`alive after a collection (heap and external), over ${minutes} minutes of use after the first ${minutes * warmUp}`, alive),
    growthOf("resident, over the same", resident),
    { what: "answers meanwhile that were not good", measured: `${bad} of ${run.asked.toLocaleString("en")}`, aim: "none", met: bad === 0 },
  ];
}

interface Run {
  going: boolean;
  asked: number;
  readonly bad: Map<string, number>;
}

/** From the least of the first quarter to the least of the last: what is above it the next collection takes away. */
function growthOf(what: string, samples: readonly number[]): Figure {
  const after = samples.slice(Math.floor(samples.length * warmUp));
  const part = Math.max(1, Math.floor(after.length / 4));
  const [first, last] = [lowest(after.slice(0, part)), lowest(after.slice(-part))];
  const growth = ((last - first) / first) * 100;
  return {
    what: `memory, ${what}`,
    measured: `${growth.toFixed(1)} % (${first.toFixed(1)} → ${last.toFixed(1)} MB, at most ${Math.max(...samples).toFixed(0)} MB)`,
    aim: "≤ 5 %",
    met: growth <= 5,
  };
}

async function ask(run: Run, path: string, answering: Promise<Response>): Promise<void> {
  const wrong = await answering.then(wrongIn, unanswered);
  run.asked++;
  if (wrong === null) return;
  const what = `${path}: ${wrong}`;
  run.bad.set(what, (run.bad.get(what) ?? 0) + 1);
}

/** Status and the sentence that people are told; null when all is well. */
async function wrongIn(answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (answer.status < 400) return null;
  const [, json, heading] = /"error":"([^"]*)"|<h1[^>]*>([^<]*)/.exec(text) ?? [];
  return `${answer.status} ${json ?? heading ?? text.slice(0, 80)}`.trim();
}

/** The line was cut or never made: what the machine calls it. */
function unanswered(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? `no answer (${"code" in cause ? String(cause.code) : ""} ${cause.message})` : "no answer";
}

/** Visitors; each search is one that nobody asked before. */
async function readOn({ product }: Door, run: Run): Promise<void> {
  for (let turn = 0; run.going; turn++) {
    for (const path of documents) await ask(run, path, fetch(product.url + path));
    await ask(run, "a search", fetch(`${product.url}/news?cari=kata${turn}-${Math.random()}`));
    await pause(50);
  }
}

async function workOn({ product, headers }: Door, run: Run): Promise<void> {
  while (run.going) {
    for (const path of screens) await ask(run, path, fetch(product.url + path, { headers, redirect: "manual" }));
    await pause(200);
  }
}

/** Each family from a house of its own. */
async function sendOn({ product }: Door, run: Run): Promise<void> {
  for (let house = 0; run.going; house++) {
    const address = { "x-forwarded-for": `203.0.${house >> 8}.${house & 255}` };
    await ask(run, "a registration", post(product.url, registration(`Anak ${house}`), address));
    await pause(2_000);
  }
}

const megabytes = (bytes: number): number => bytes / 1024 ** 2;
/** The heap and what it holds on to beside itself. */
function aliveOf(line: string): number {
  const { heapUsed, external } = JSON.parse(line) as NodeJS.MemoryUsage;
  return megabytes(heapUsed + external);
}
const residentOf = (pid: number): number =>
  megabytes(Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024);
const lowest = (values: readonly number[]): number => Math.min(...values);
