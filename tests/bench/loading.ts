import type { Browser, Page } from "playwright-core";
import { openDemo } from "../support/demo.ts";
import { freePort } from "../support/product.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import type { Figure } from "./figure.ts";
import { startMirror } from "./mirror.ts";
import { provideTools } from "./wrk.ts";

const pages = ["/", "/news", "/gallery", "/informasi/ppdb"] as const;
/** Pages of the portal: the dashboard, a register's list and its form, written letters, recording attendance. */
const operated = [
  "/dashboard",
  "/administration/surat-masuk",
  "/administration/surat-masuk?tambah=1",
  "/administration/persuratan/konsep",
  "/absensi",
] as const;
const turns = 5;

/** What a parent's phone is like: 4 × slower than this machine, on slow 4G. */
const phone = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9, offline: false };
const slower = 4;

interface Seen {
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time as Lighthouse counts it: milliseconds beyond 50 of every task, from the first paint on. */
  readonly blocking: number;
  /** The same of the tasks before the first paint, when there is nothing to touch yet. */
  readonly before: number;
  readonly shift: number;
}

interface Watched extends Pick<Seen, "fcp" | "lcp" | "shift"> {
  readonly tasks: readonly (readonly [start: number, end: number])[];
}

/** How soon pages are there on a parent's phone, in turns with nginx serving the same bytes as static files. */
export async function loading(): Promise<Figure[]> {
  if (!provideTools()) return [];
  const { product, browser, close } = await openDemo();
  const figures: Figure[] = [];
  for (const path of [...pages, await articleOf(product.url)]) figures.push(...(await besideStatic(browser, product.url, path)));
  const staff = await signInAs(product.url, await addStaff(product, "tataUsaha", "kepala", "guru"));
  for (const path of ["/daftar", "/login"]) figures.push(await untilUsable(browser, product.url, path));
  for (const path of operated) figures.push(await untilUsable(browser, product.url, path, staff.cookie));
  await close();
  return figures;
}

/** The newest article. */
async function articleOf(url: string): Promise<string> {
  const list = await (await fetch(`${url}/news`)).text();
  const [, href] = /href="(\/news\?berita=[^"&]+)/.exec(list) ?? [];
  if (!href) throw new Error("no article is there");
  return href;
}

async function besideStatic(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  const mirror = await startMirror(origin, await addressesOf(browser, origin, path), await freePort());
  const ours: Seen[] = [];
  const theirs: Seen[] = [];
  for (let turn = 0; turn < turns; turn++) {
    theirs.push(await look(browser, mirror.url + path));
    ours.push(await look(browser, origin + path));
  }
  mirror.stop();
  const middle = (seen: readonly Seen[], of: keyof Seen) => median(seen.map((one) => one[of]));
  const beside = (of: "fcp" | "lcp"): Figure => {
    const [mine, other] = [middle(ours, of), middle(theirs, of)];
    return {
      what: `${path} on a slow phone: ${of.toUpperCase()} beside the same bytes from nginx`,
      measured: `${Math.round(mine)} against ${Math.round(other)} ms = ${(mine / other).toFixed(2)} ×`,
      aim: "≤ 1.1 ×",
      met: mine <= other * 1.1,
    };
  };
  const [blocking, shift] = [middle(ours, "blocking"), middle(ours, "shift")];
  const told = (seen: readonly Seen[]) =>
    `${Math.round(middle(seen, "blocking"))} ms (${Math.round(middle(seen, "before"))} before the first paint)`;
  const rest: Figure = {
    what: `${path} on a slow phone: blocking, layout shift`,
    measured: `${told(ours)}, ${shift.toFixed(3)}; the static file ${told(theirs)}`,
    aim: "≤ 20 ms, 0",
    met: blocking <= 20 && shift === 0,
  };
  return [beside("fcp"), beside("lcp"), rest];
}

const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: "block" } as const;

/** Everything the page loads by itself on such a screen: a finer one asks for larger pictures. */
async function addressesOf(browser: Browser, origin: string, path: string): Promise<string[]> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const found = new Set<string>([path]);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && url.pathname !== path.split("?")[0]) found.add(url.pathname);
  });
  await page.goto(origin + path);
  await page.waitForTimeout(6_000);
  await context.close();
  return [...found];
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", phone);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return page;
}

async function look(browser: Browser, url: string): Promise<Seen> {
  const page = await openPhone(browser);
  await page.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, tasks: [] as [start: number, end: number][], shift: 0 };
    Object.assign(window, { seen });
    type Shift = PerformanceEntry & { value: number };
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint") seen.fcp = startTime;
    });
    watch("largest-contentful-paint", ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch("longtask", ({ startTime, duration }) => {
      seen.tasks.push([startTime, startTime + duration]);
    });
    watch("layout-shift", (entry) => {
      seen.shift += (entry as Shift).value;
    });
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(4_500);
  const { tasks, ...seen } = await page.evaluate(() => (window as unknown as { seen: Watched }).seen);
  await page.context().close();
  const beyond = (from: number, to: number) =>
    tasks.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from) - 50), 0);
  return { ...seen, blocking: beyond(seen.fcp, Number.POSITIVE_INFINITY), before: beyond(0, seen.fcp) };
}

/** Until the browser's React has taken over the page's form, or what else can be pressed there. */
async function untilUsable(browser: Browser, origin: string, path: string, cookie?: string): Promise<Figure> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const page = await openPhone(browser);
    if (cookie) await page.setExtraHTTPHeaders({ cookie });
    await page.goto(origin + path, { waitUntil: "commit" });
    const usable = await page.waitForFunction(
      () => {
        const control = document.querySelector("main :is(form input:not([type=hidden]), button, a)");
        return control && Object.keys(control).some((key) => key.startsWith("__reactProps")) ? performance.now() : 0;
      },
      undefined,
      { polling: 20, timeout: 60_000 },
    );
    times.push(await usable.jsonValue());
    await page.context().close();
  }
  const [time, most] = [median(times), cookie ? 2_500 : 3_000];
  return {
    what: `${path} on a slow phone: usable`,
    measured: `${(time / 1000).toFixed(2)} s`,
    aim: `≤ ${most / 1000} s`,
    met: time <= most,
  };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
