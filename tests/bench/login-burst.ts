import { spawn } from "node:child_process";
import { join } from "node:path";
import { removeData, startProduct } from "../support/product.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import type { Figure } from "./figure.ts";
import { ms, quantile, timed } from "./times.ts";

const idleSeconds = 10;
const pauseMs = 40;
const pages = { home: "/", portal: "/administration/surat-masuk.data" } as const;
type Times = Record<keyof typeof pages | "owner", number[]>;

/** 10,000 wrong passwords against one account from 500 addresses, while its owner signs in from a device that is known. */
export async function serbu(): Promise<Figure[]> {
  const product = await startProduct({ env: { TRUSTED_PROXIES: "127.0.0.1/32,::1/128" } });
  const owner = await addStaff(product, "tataUsaha");
  const visitor = await signInAs(product.url, await addStaff(product, "tataUsaha"));
  const enter = ownerOf(product.url, owner);
  await enter();
  const measure = (until: () => boolean) => watch(product.url, { headers: visitor, enter, until });
  await measure(after(2));
  const idle = await measure(after(idleSeconds));
  const attack = startAttack(product.url, owner.nip);
  const rushed = await measure(() => attack.over());
  const { answers, seconds } = await attack.result;
  await product.stop();
  removeData(product);
  const told = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
  console.log(`  ${told.join(", ")} in ${seconds.toFixed(1)} s; the owner signed in ${rushed.owner.length} times meanwhile`);
  const signIn = quantile(rushed.owner, 0.99);
  return [
    {
      what: "10,000 wrong passwords from 500 addresses: the owner signs in from a known device, p99",
      measured: `${ms(signIn)} (idle ${ms(quantile(idle.owner, 0.99))})`,
      aim: "≤ 1,500 ms",
      met: signIn <= 1500,
    },
    compared("the home page meanwhile, p99", idle.home, rushed.home),
    compared("a list of the portal meanwhile, p99", idle.portal, rushed.portal),
  ];
}

function compared(what: string, idle: readonly number[], rushed: readonly number[]): Figure {
  const [before, now] = [quantile(idle, 0.99), quantile(rushed, 0.99)];
  return {
    what,
    measured: `${ms(now)} against ${ms(before)} idle = ${(now / before).toFixed(1)} × (median ${ms(quantile(rushed, 0.5))} against ${ms(quantile(idle, 0.5))})`,
    aim: "≤ 2 ×",
    met: now <= 2 * before,
  };
}

/** Signs in on the page like a browser that keeps its cookie of a known device. */
function ownerOf(url: string, { nip, password }: { nip: string; password: string }): () => Promise<number> {
  let device = "";
  return async () => {
    const begun = performance.now();
    const answer = await fetch(`${url}/login`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: url, cookie: device, "x-forwarded-for": "203.0.113.7" },
      body: new URLSearchParams({ nip, password }),
    });
    await answer.arrayBuffer();
    const known = answer.headers.getSetCookie().find((line) => line.startsWith("perangkat="));
    if (known) device = known.split(";")[0] ?? "";
    if (answer.status !== 302) throw new Error(`the owner was answered with ${answer.status}`);
    return performance.now() - begun;
  };
}

interface Watched {
  readonly headers: SignedIn;
  readonly enter: () => Promise<number>;
  readonly until: () => boolean;
}

/** One after the other, with a pause, so that what is measured is no load of its own. */
async function watch(url: string, { headers, enter, until }: Watched): Promise<Times> {
  const times: Times = { home: [], portal: [], owner: [] };
  for (let round = 0; !until(); round++) {
    for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
      times[name].push((await timed(url + path, { headers })).ms);
    }
    if (round % 5 === 0) times.owner.push(await enter());
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

interface Attacked {
  readonly answers: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** In a process of its own, so that sending does not slow the measuring. */
function startAttack(url: string, nip: string): { over: () => boolean; result: Promise<Attacked> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, "login-burst-child.ts"), url, nip], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  let ended = false;
  const result = new Promise<Attacked>((resolve, reject) => {
    child.once("close", (code) => {
      ended = true;
      if (code === 0) resolve(JSON.parse(printed) as Attacked);
      else reject(new Error(`the attack ended with ${code}`));
    });
  });
  return { over: () => ended, result };
}
