import { monthNamed } from "../dates.ts";

/** What a visitor seeks on the whole site. */
export interface Sought {
  /** Single words, as they were typed; never none. */
  readonly words: readonly string[];
  /** With typing errors: a word that is nearly the one of a text counts as found. */
  readonly loose: boolean;
}

export interface SiteHit {
  readonly title: string;
  /** Plain text in which the words may stand; null where the title says all. */
  readonly text: string | null;
  /** Address on this site. */
  readonly href: string;
  /** Civil date, e.g. "2026-11-05"; null for what has none. */
  readonly day: string | null;
}

/** One kind of what is sought: each module tells what of its own everybody may read. */
export interface SiteSource<Ctx> {
  /** As its group is headed, e.g. "Berita". */
  readonly kind: string;
  /** The registers whose change makes an answer old. */
  readonly tags: readonly string[];
  /** Where all that fits can be paged through; absent: what is found is all. */
  readonly all?: (typed: string) => string;
  /** The best first, one more than are shown where there are more. */
  readonly find: (ctx: Ctx, sought: Sought) => Promise<readonly SiteHit[]>;
}

/** How many of a kind are shown. */
export const shownOfAKind = 6;

/** More words than this narrow nothing further. */
const mostWords = 8;

/** The words of what was typed, each once; those that stand in nearly every text only where there is nothing else. */
export function wordsOf(typed: string): readonly string[] {
  const all = [
    ...new Set(
      typed
        .toLowerCase()
        .replaceAll(quran, quranBegins)
        .split(/[^\p{L}\p{N}%]+/u)
        // A sign alone stands in every text or in none.
        .filter((word) => /[\p{L}\p{N}]/u.test(word)),
    ),
  ];
  const telling = all.filter((word) => !filler.has(word));
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}

/** What is sought of a month says nothing about what was in it. */
const ofMonth: ReadonlySet<string> = new Set("berita kabar agenda acara kegiatan pengumuman bulan".split(" "));

/** "2026-11" where nothing but a month was asked for: "november 2026", "Nov 2026", "berita 11/2026", "2026-11"; else null. */
export function monthSought({ words }: Sought): string | null {
  const [one = "", other = "", ...rest] = words.filter((word) => !ofMonth.has(word));
  const [month, year] = isYear(one) ? [other, one] : [one, other];
  const place = /^(?:0?[1-9]|1[0-2])$/.test(month) ? Number(month) : monthNamed(month);
  return place && isYear(year) && rest.length === 0 ? `${year}-${String(place).padStart(2, "0")}` : null;
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

/** What all ways of writing the Qur’an have in common. */
export const quranBegins = "qur";

/** "alquran", "Al Quran", "al-qur’an": what is written in five ways is sought by the letters that all of them have. */
const quran = /(?<!\p{L})(?:al[\s-]?)?qur['’`´]?an(?!\p{L})/gu;

const filler: ReadonlySet<string> = new Set(
  "yang dan di ke dari untuk pada dengan apa bagaimana cara kapan mana atau itu ini adalah para oleh".split(" "),
);

export interface Piece {
  /** Its place in the text, in letters. */
  readonly at: number;
  readonly text: string;
  readonly sought: boolean;
}

/** Letters around the first word that was found. */
const excerptLength = 180;

/** A part of a text in which the words stand, cut between words, in pieces that are sought or not. */
export function excerptOf(text: string, words: readonly string[]): readonly Piece[] {
  const flat = text
    .trim()
    .replace(/([^.!?:;,\s])[^\S\n]*\n\s*/g, "$1 · ")
    .replace(/\s+/g, " ");
  const low = flat.toLowerCase();
  const first = Math.min(...words.map((word) => low.indexOf(word)).filter((at) => at >= 0), flat.length);
  const from = first < excerptLength - 60 || first === flat.length ? 0 : flat.lastIndexOf(" ", first - 60) + 1;
  const end = flat.length <= from + excerptLength ? flat.length : flat.lastIndexOf(" ", from + excerptLength);
  const to = end > from ? end : Math.min(flat.length, from + excerptLength);
  return marked(`${from > 0 ? "… " : ""}${flat.slice(from, to)}${to < flat.length ? " …" : ""}`, words);
}

/** The same text, in pieces that are sought or not. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const low = text.toLowerCase();
  let at = 0;
  // Where lower case is longer than what was written, places do not agree: nothing is marked then.
  while (at < text.length && low.length === text.length) {
    const next = nextOf(low, words, at);
    if (!next) break;
    if (next.at > at) pieces.push({ at, text: text.slice(at, next.at), sought: false });
    at = next.at + next.length;
    pieces.push({ at: next.at, text: text.slice(next.at, at), sought: true });
  }
  return at < text.length ? [...pieces, { at, text: text.slice(at), sought: false }] : pieces;
}

function nextOf(low: string, words: readonly string[], from: number): { at: number; length: number } | undefined {
  let best: { at: number; length: number } | undefined;
  for (const word of words) {
    const at = low.indexOf(word, from);
    if (at >= 0 && (!best || at < best.at || (at === best.at && word.length > best.length))) best = { at, length: word.length };
  }
  return best;
}
