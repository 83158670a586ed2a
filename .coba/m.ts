import { openDemo } from "#tests/support/demo.ts";
import { freePort } from "#tests/support/product.ts";
import { startMirror } from "#tests/bench/mirror.ts";
const { product, browser, close } = await openDemo();
const phone = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9, offline: false };
const screen = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: "block" } as const;
const path = "/news";
const c = await browser.newContext(screen); const p = await c.newPage(); const found = new Set([path]);
p.on("request", (r) => { const u = new URL(r.url()); if (u.origin === product.url && u.pathname !== path) found.add(u.pathname); });
await p.goto(product.url + path); await p.waitForTimeout(6000); await c.close();
const mirror = await startMirror(product.url, [...found], await freePort());
async function look(url: string) {
  const context = await browser.newContext(screen); const page = await context.newPage(); const d = await context.newCDPSession(page);
  await d.send("Network.enable"); await d.send("Network.emulateNetworkConditions", phone); await d.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url, { waitUntil: "load" }); await page.waitForTimeout(2000);
  const t = await page.evaluate(() => {
    const n = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    const r = (x: number) => Math.round(x);
    return { fcp: r(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0), nav: [n.fetchStart, n.requestStart, n.responseStart, n.responseEnd, n.domInteractive, n.domContentLoadedEventEnd, n.transferSize].map(r),
      res: (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).slice(0, 8).map((e) => [e.name.split("/").pop()?.slice(0, 22), r(e.startTime), r(e.requestStart), r(e.responseStart), r(e.responseEnd), e.transferSize, e.encodedBodySize, e.nextHopProtocol].join(" ")) };
  });
  await context.close(); return t;
}
for (let i = 0; i < 4; i++) { console.log("theirs", JSON.stringify(await look(mirror.url + path), null, 0)); console.log("ours  ", JSON.stringify(await look(product.url + path))); }
mirror.stop(); await close();
