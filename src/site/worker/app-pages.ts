import { kiosPath } from "#modules/absensi/paths.ts";
import { absensiPath } from "#modules/absensi/siswa/offline/paths.ts";
import { forgetBundle } from "#modules/absensi/siswa/offline/store.ts";
import { copyDays, copyStore } from "#modules/ppdb/keluarga/kept-copy.ts";
import { nilaiPpdbPath, statusPath } from "#modules/ppdb/paths.ts";

/**
 * The pages that open without a network. Those that staff work with for days are kept as their person last saw them, on this
 * device alone, and go when anybody signs in or out; what is the same for everybody stays. A family's page is kept when the family asks
 * for it, and until it closes the page.
 */
const stores = { staff: "aplikasi-1", sheets: "lembar-1", open: "umum-1", form: "daftar-1", family: copyStore } as const;
type Store = (typeof stores)[keyof typeof stores];
const pages: Readonly<Record<string, Store>> = {
  [absensiPath]: stores.staff,
  "/verifikasi": stores.open,
  "/daftar": stores.form,
  [statusPath]: stores.family,
};
/** Sheets of marks and their list: each of their pages and searches is a page of its own. */
const isSheet = (pathname: string): boolean =>
  pathname === nilaiPpdbPath ||
  (pathname.startsWith(`${nilaiPpdbPath}/`) &&
    /^[\w-]{36}\/[a-z]{2,20}(?:\/siswa\/[\w-]{36})?$/.test(pathname.slice(nilaiPpdbPath.length + 1)));
/** A network that says nothing for so long is none. */
const patience = 6_000;

const storeOf = (pathname: string): Store | undefined =>
  Object.hasOwn(pages, pathname) ? pages[pathname] : isSheet(pathname) ? stores.sheets : undefined;

export const isAppPage = (pathname: string): boolean => storeOf(pathname) !== undefined;

/** Signing in and out, and opening a kiosk: whoever comes next must not find what the last one saw. */
export const endsVisit = ({ pathname, search }: Pick<URL, "pathname" | "search">): boolean =>
  /^\/(?:keluar|login)(?:[/.]|$)/.test(pathname) || (pathname === kiosPath && search === "?buka");

/** A family has pressed "Tutup halaman ini": what was kept of it goes. */
export async function forgetClosedFamily(request: Request): Promise<void> {
  const isSmall = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (!isSmall || new URL(request.url).pathname !== statusPath) return;
  // Copied only here: a copy of every upload would lie in memory.
  if ((await request.clone().formData()).get("aksi") === "tutup") await caches.delete(stores.family);
}

/** The page from the network, else as it was kept; undefined when it never was. */
export async function appPage(request: Request, later: (work: Promise<unknown>) => void): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const lasting = isLasting(storeOf(pathname), search);
  const before = visits;
  try {
    const answer = await soon(fetch(request));
    if (lasting && isWhole(answer)) later(keep(keyOf(request.url), answer.clone(), before));
    return answer;
  } catch {
    return (await young(keyOf(request.url))) ?? young(pathname);
  }
}

/** Whether a page is kept anew whenever it is opened. With its query an open page may speak of somebody's paper. */
const isLasting = (store: Store | undefined, search: string): boolean =>
  store === stores.staff || store === stores.sheets || (store !== stores.family && search === "");

/** As it was kept; a family's for some days. */
async function young(key: string): Promise<Response | undefined> {
  const kept = await caches.match(key);
  if (!kept || storeOf(key) !== stores.family) return kept;
  const age = Date.now() - Date.parse(kept.headers.get("date") ?? "");
  if (age < copyDays * 86_400_000) return kept;
  await caches.delete(stores.family);
  return undefined;
}

/** Fetches a page to keep it. @returns whether it will open without a network, and where that was tried out just now, so */
export async function keepAppPage(address: unknown): Promise<boolean | "tanpa-jaringan"> {
  if (typeof address !== "string" || !isAppPage(address.replace(/\?.*/s, ""))) return false;
  const before = visits;
  const key = keyOf(new URL(address, self.location.origin).href);
  // Without a network it opens as it was kept.
  const answer = await fetch(address).catch(() => undefined);
  const stands = answer && isWhole(answer) ? undefined : (await caches.match(key)) !== undefined;
  if (!answer) return stands === true && "tanpa-jaringan";
  if (stands !== undefined) return stands;
  await keep(key, answer, before);
  return true;
}

/** Code that such a page fetches only when it needs it, e.g. to read a card. */
export async function keepLateCode(request: Request, answer: Response, page: string | undefined): Promise<void> {
  const store = page && storeOf(new URL(page).pathname);
  if (answer.ok && store) await (await caches.open(store)).put(request, answer);
}

export async function forgetAppPages(): Promise<void> {
  visits++;
  await Promise.all([caches.delete(stores.staff), caches.delete(stores.sheets), forgetBundle()]);
}

/** A sheet has a page for each query; all others are one page, whatever it asks. */
function keyOf(url: string): string {
  const { pathname, search } = new URL(url);
  return storeOf(pathname) === stores.sheets ? pathname + search : pathname;
}

const isWhole = (answer: Response): boolean =>
  answer.ok && !answer.redirected && /^text\/html/.test(answer.headers.get("content-type") ?? "");

/** How many visits have ended: what was asked for in one is not kept in the next. */
let visits = 0;

async function keep(key: string, answer: Response, visit: number): Promise<void> {
  const store = storeOf(key.replace(/\?.*/s, ""));
  if (!store) return;
  const cache = await caches.open(store);
  const html = await answer.clone().text();
  const files = [...new Set([...html.matchAll(/"(\/assets\/[\w./-]{1,200})["#]/g)].map((found) => found[1] as string))].filter((file) =>
    /\.(?:css|svg|woff2|js)$/.test(file),
  );
  const [known, former] = [await cache.keys(), await cache.match(key)];
  const missing = files.filter((file) => !known.some(({ url }) => new URL(url).pathname === file));
  await cache.addAll(missing);
  if (visit !== visits) return;
  await cache.put(key, answer);
  // Of a first visit everything stays: code that the page fetched late may stand there already.
  if (missing.length === 0 || !former) return;
  // The product was renewed: what belonged to the former edition goes, other sheets too, which would miss their code.
  for (const { url } of known) {
    const old = new URL(url).pathname;
    if ((store === stores.sheets ? keyOf(url) !== key : !isAppPage(old)) && !files.includes(old)) await cache.delete(url);
  }
}

function soon(answer: Promise<Response>): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the network says nothing")), patience);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
