/** Every page that strangers see, as addresses, from the table of routes; what only a click or a sending brings about is not among them. */
import { publicPages as routes } from "#src/routes/public-pages.ts";

/** Pages that one address stands for several of: their tabs, searches that find and find nothing, sections. A new tab is added here. */
const several: Readonly<Record<string, readonly string[]>> = {
  "/profile": ["sejarah", "visi-misi", "struktur", "data"].map(tab("/profile")),
  "/departments": ["akademik", "kesiswaan", "humas", "sarpras", "asrama"].map(tab("/departments")),
  "/attendance": ["guru", "siswa", "rekap"].map(tab("/attendance")),
  "/administration/:section": ["services", "procedures", "contact"].map((section) => `/administration/${section}`),
  "/news": ["/news", "/news?cari=pramuka", "/news?cari=tidak-ada-yang-begini"],
};

/** These have secret addresses: who looks at pages sends a registration for the first, the walk jadwal-ujian prints the second, redaksi makes the third; the fourth is there once rules are published. */
const reachedBySending = new Set([
  "/daftar/bukti/:rahasia",
  "/daftar/kartu/:kode",
  "/pratinjau-berita/:rahasia",
  "/informasi/ppdb/aturan/:id",
]);

export const publicPages: readonly string[] = [
  ...routes.filter((route) => isSeen(route) && !reachedBySending.has(route.path)).flatMap(({ path }) => addressesOf(path)),
  "/tidak-ada",
];

/** Under the site's head and foot, or the door of the house; not a feed, a picture or a file. */
function isSeen({ path, file, shell }: (typeof routes)[number]): boolean {
  return file.endsWith(".tsx") && (shell === "site" || path === "/login");
}

function addressesOf(path: string): readonly string[] {
  const addresses = several[path] ?? [path];
  if (addresses.some((address) => address.includes(":")))
    throw new Error(`tests/support/public-pages.ts does not say which pages ${path} has.`);
  return addresses;
}

function tab(path: string): (name: string) => string {
  return (name) => `${path}?tab=${name}`;
}
