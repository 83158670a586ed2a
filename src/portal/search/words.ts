import type { Found, FoundGroup } from "#kit/search/found.ts";
import { type Act, type Entry, isArea } from "../navigation.ts";

/** Shorter words than this are sought among pages and actions alone: too many records would hold them. */
export const fewestLetters = 3;
export const mostLetters = 100;

/** What the search knows without asking: pages, what can be done, and what this person keeps at hand. */
export interface Ways {
  readonly menu: readonly Entry[];
  readonly acts: readonly Act[];
  readonly favorites: readonly string[];
  /** Pages opened in this browser, the latest first. */
  readonly recent: readonly string[];
}

/** Ways that hold the words; without words what is at hand: favourites, what was opened last, and the areas of work. */
export const waysFor = (ways: Ways, words: string): FoundGroup[] => (words.trim() === "" ? atHand(ways) : matching(ways, words));

function matching({ menu, acts }: Ways, words: string): FoundGroup[] {
  const pages = pagesFor(menu, words).map((entry) => found(entry, ""));
  const done = acts.filter(({ label }) => holds(label, words)).map((act) => found({ ...act, hint: "" }, "+"));
  const acting = { title: "Tindakan", found: isDoing(words) ? done : done.slice(0, 5) };
  const opening = { title: "Halaman", found: pages };
  return isDoing(words) ? [acting, opening] : [opening, acting];
}

/** Pages of the menu that hold the words, those whose own name begins with them first. */
export function pagesFor(menu: readonly Entry[], words: string): Entry[] {
  const plain = words.trim().toLowerCase();
  const nearest: readonly ((entry: Entry) => boolean)[] = [
    ({ label }) => label.toLowerCase().startsWith(plain),
    ({ label }) => holds(label, words),
    ({ label, group }) => holds(`${group} ${label}`, words),
    ({ label, hint }) => holds(`${label} ${hint}`, words),
  ];
  return [...new Set(nearest.flatMap((fits) => menu.filter((entry) => (entry.open || entry.aside) && fits(entry))))];
}

function atHand({ menu, favorites, recent }: Ways): FoundGroup[] {
  const open = (paths: readonly string[]) => paths.flatMap((path) => menu.filter((entry) => entry.open && entry.to === path));
  const pages = menu.filter((entry) => entry.open && entry.label === entry.group && isArea({ label: entry.group }));
  const isElsewhere = (path: string) => !favorites.includes(path) && !pages.some(({ to }) => to === path);
  return [
    { title: "Favorit", found: open(favorites).map((entry) => found(entry, "*")) },
    { title: "Terakhir dibuka", found: open(recent.filter(isElsewhere)).map((entry) => found(entry, "-")) },
    { title: "Ruang kerja", found: pages.map((entry) => found(entry, "")) },
  ];
}

/** One page may stand under two headings: its mark tells them apart. */
const found = ({ to, label, hint }: Pick<Entry, "to" | "label" | "hint">, mark: string): Found => ({
  id: `${mark}${to}`,
  to,
  name: label,
  hint,
});

/** Each of the words stands somewhere in the text. */
function holds(text: string, words: string): boolean {
  const all = text.toLowerCase();
  return words
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Whoever begins with what they want to do means the doing, not the page. */
const isDoing = (words: string): boolean => /^\s*(tambah|tulis|catat|ambil|buat|cetak|unggah)\b/i.test(words);
