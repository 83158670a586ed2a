/** A parent on an old phone and a poor line: a page comes in pieces. What is drawn of its head stays where it is drawn, so that a thumb hits what it aims at. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWalk, type Walk } from "#tests/support/walk.ts";

let walk: Walk;
let line: Server;

beforeAll(async () => {
  walk = await openWalk();
  line = createServer(async (request, response) => {
    const answer = await fetch(walk.product.url + request.url, { headers: { accept: request.headers.accept ?? "*/*" } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    const at = body.indexOf(pause);
    if (at >= 0) {
      response.write(body.subarray(0, at));
      await wait(1_000);
    }
    response.end(body.subarray(Math.max(at, 0)));
  });
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
}, 120_000);

afterAll(async () => {
  line?.closeAllConnections();
  line?.close();
  await walk?.close();
});

/** Where the head's last thing begins. */
const pause = '<button type="button" class="tbl terang buka"';

test.each(["/", "/administration", "/news"])("the head of %s is drawn whole", async (path) => {
  const page = await walk.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(watchShift);
  await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`, { waitUntil: "load" });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
  expect(await page.getByRole("button", { name: "Menu" }).isVisible()).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await page.context().close();
});

/** Runs in the page. */
function watchShift() {
  const kept = window as unknown as { moved: string[] };
  kept.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { sources: { node: Element | null }[] }[])
      kept.moved.push(...entry.sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? "something gone"));
  }).observe({ type: "layout-shift", buffered: true });
}
