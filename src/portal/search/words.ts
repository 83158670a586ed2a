import { type Entry, shownGroups } from "../navigation.ts";

/** Shorter words than this are sought among pages alone: too many records would hold them. */
export const fewestLetters = 3;
export const mostLetters = 100;

/** Pages of the menu whose name, or whose group's name, holds the words; without words all of them. */
export function pagesFor(menu: readonly Entry[], words: string): Entry[] {
  const plain = words.trim().toLowerCase();
  return shownGroups(menu).flatMap(({ label: group, page, entries }) => {
    const all = group.toLowerCase().includes(plain);
    return (page ? [page] : entries).filter(({ label }) => all || label.toLowerCase().includes(plain));
  });
}
