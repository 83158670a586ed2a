/**
 * Keeps what is needed when there is no network: one public page with the last seen schedule, contacts and news, and the pages
 * in `app-pages.ts`. Nothing else is ever kept.
 */
import { appPage, endsVisit, forgetAppPages, forgetClosedFamily, isAppPage, keepAppPage, keepLateCode } from "./app-pages.ts";
import type { Fetching, Place } from "./worker-scope.ts";

/** A service worker is what this file runs in; the types of the browser know the page's own window alone. */
declare const self: Place;

const page = "/luring";
const store = "luring-1";
const minute = 60_000;
let refreshedAt = 0;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(refresh());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (typeof data !== "object" || data === null || !("simpan" in data)) return;
  const kept = keepAppPage(data.simpan).catch(() => false);
  event.waitUntil(kept.then((yes) => ports[0]?.postMessage(yes)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { pathname } = url;
  if (request.method === "POST" && endsVisit(url)) event.waitUntil(forgetAppPages());
  if (request.method === "POST") event.waitUntil(forgetClosedFamily(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
    event.respondWith(navigate(request, pathname, later));
    if (Date.now() - refreshedAt > minute) later(refresh());
  } else if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
  else if (pathname === "/__manifest") event.respondWith(routes(event, url.searchParams.get("paths") ?? ""));
});

async function navigate(request: Request, pathname: string, later: (work: Promise<unknown>) => void): Promise<Response> {
  const answer = isAppPage(pathname) ? await appPage(request, later) : await fetch(request).catch(() => undefined);
  return answer ?? (await caches.match(page)) ?? Response.error();
}

async function asset(event: Fetching): Promise<Response> {
  const { request, clientId } = event;
  try {
    const answer = await fetch(request);
    const copy = answer.clone();
    event.waitUntil(self.clients.get(clientId).then((client) => keepLateCode(request, copy, client?.url)));
    return answer;
  } catch {
    return (await caches.match(request.url)) ?? Response.error();
  }
}

/** Before a page sends a form, the router asks which routes its own address has. A kept page brought them along: there are no more. */
async function routes({ request, clientId }: Fetching, paths: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const client = await self.clients.get(clientId);
    const own = client ? new URL(client.url).pathname : "";
    const known = isAppPage(own) && paths.split(",").every((path) => `${own}/`.startsWith(`${path}/`));
    return known ? Response.json({}) : Response.error();
  }
}

/** Fetches the page anew with the files that it names. */
async function refresh(): Promise<void> {
  const answer = await fetch(page, { credentials: "omit" });
  if (!answer.ok) return;
  refreshedAt = Date.now();
  const html = await answer.clone().text();
  const files = [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:css|svg|woff2|js))"/g)].map((found) => found[1] as string))];
  const cache = await caches.open(store);
  await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await cache.put(page, answer);
  for (const kept of await cache.keys()) {
    const { pathname } = new URL(kept.url);
    if (pathname !== page && !files.includes(pathname)) await cache.delete(kept);
  }
}
