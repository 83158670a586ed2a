import { type Entry, isGroup, navigationFor } from "../navigation.ts";

/** Shorter words than this are sought among pages alone: too many records would hold them. */
export const fewestLetters = 3;
export const mostLetters = 100;

/** Pages of the menu whose name, or whose group's name, holds the words; without words all of them. */
export function pagesFor(open: readonly string[], words: string): Entry[] {
  const plain = words.trim().toLowerCase();
  return navigationFor(open).flatMap((item) => {
    if (!isGroup(item)) return item.label.toLowerCase().includes(plain) ? [{ to: item.to, label: item.label }] : [];
    const all = item.label.toLowerCase().includes(plain);
    return item.entries.filter(({ label }) => all || label.toLowerCase().includes(plain));
  });
}
