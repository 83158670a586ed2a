/**
 * Keeps one page for when there is no network: the last seen schedule, contacts and news. Nothing else is ever kept,
 * least of all what a signed-in person sees.
 */
interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
/** What we use of the place where this runs; the page's own types do not know it. */
interface Place {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: ((type: "install" | "activate", hear: (event: Extendable) => void) => void) &
    ((type: "fetch", hear: (event: Fetching) => void) => void);
}

const page = "/luring";
const store = "luring-1";
const worker = self as unknown as Place;
const minute = 60_000;
let refreshedAt = 0;

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(refresh());
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match(page)) ?? Response.error()));
    if (Date.now() - refreshedAt > minute) event.waitUntil(refresh().catch(() => undefined));
  } else if (new URL(request.url).pathname.startsWith("/assets/")) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()));
  }
});

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
