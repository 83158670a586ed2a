import { createServer } from "node:http";
import { openDemo } from "#tests/support/demo.ts";
import { fetchBytes } from "#tests/bench/mirror.ts";
const { product, browser, close } = await openDemo();
const phone = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9, offline: false };
const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: "block" } as const;
const path = "/news";
const c = await browser.newContext(screen); const p = await c.newPage(); const found = new Set([path]);
p.on("request", (r) => { const u = new URL(r.url()); if (u.origin === product.url && u.pathname !== path) found.add(u.pathname); });
await p.goto(product.url + path); await p.waitForTimeout(5000); await c.close();
const kept = new Map((await Promise.all([...found].map((f) => fetchBytes(product.url, f)))).map((k) => [k.path, k]));
const real = Object.fromEntries((await fetch(product.url + path)).headers);
console.log(real);
let sub: Record<string, string> = {};
let delay = 0;
let extra: Record<string, string> = {};
const server = createServer((q, s) => { const k = kept.get(new URL(q.url ?? "", "http://x").pathname); if (!k) { s.writeHead(404).end(); return; }
  s.writeHead(200, { "content-type": k.type, "content-length": k.body.length, ...(k.encoding ? { "content-encoding": k.encoding } : {}), ...(k.path === path ? extra : sub) }); s.end(k.body); });
await new Promise<void>((r) => server.listen(0, r)); const port = (server.address() as { port: number }).port;
async function look(url: string) {
  const context = await browser.newContext(screen); const page = await context.newPage(); const d = await context.newCDPSession(page);
  await d.send("Network.enable"); await d.send("Network.emulateNetworkConditions", phone); await d.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" }); await page.waitForTimeout(800);
  const t = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await context.close(); return Math.round(t);
}
const pick = (...n: string[]) => Object.fromEntries(n.map((x) => [x, real[x] ?? ""]).filter(([, v]) => v));
const asset = [...found].find((f) => f.endsWith(".css")) ?? "";
const h = Object.fromEntries((await fetch(product.url + asset)).headers); console.log(asset, h);
const clean = (o: Record<string, string>) => Object.fromEntries(Object.entries(o).filter(([k]) => !/content-(type|length|encoding)|transfer|connection|keep|date/.test(k)));
const nocoop = clean(real); delete nocoop["cross-origin-opener-policy"];
const sets: Record<string, [Record<string, string>, Record<string, string>]> = { none: [{}, {}], all: [clean(real), {}], allsub: [clean(real), clean(h)], sub: [{}, clean(h)], nocoop: [nocoop, clean(h)] };
const seen: Record<string, number[]> = {};
for (let i = 0; i < 5; i++) { for (const [n, e] of Object.entries(sets)) { [extra, sub] = e; (seen[n] ??= []).push(await look(`http://localhost:${port}${path}`)); } (seen["product"] ??= []).push(await look(product.url + path)); }
console.log(seen);
server.close(); await close();
