import { expect, test } from "vitest";
import { parseInline } from "#kit/markup/inline.ts";
import { parseMarkup, plainText } from "#kit/markup/markup.ts";
import { aboutIntro } from "#modules/beranda/about-intro.ts";
import { slugFrom } from "#modules/berita/redaksi/slug.ts";
import { composeContent } from "#modules/naskah/content/compose.ts";
import { countParts, countValues } from "#server/edge/count-body.ts";
import { choose, matchingVariant, prepare } from "#server/pages/prepared.ts";
import { carriesSession } from "#server/process/is-shareable.ts";

const page = prepare(Buffer.from("halaman"), { "Content-Type": "text/html" });

/** Whoever reads foreign text takes time in step with its length: sixteen times as much may not take more than fifty times as long. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  parseInline,
  parseMarkup,
  plainText,
  pembukaTentang: aboutIntro,
  slugDari: slugFrom,
  susunIsi: (text) => composeContent(text.slice(0, longestLetter), {} as Parameters<typeof composeContent>[1]),
  "held, of If-None-Match": (text) => matchingVariant(page, text),
  "choose, of Accept-Encoding": (text) => choose(page, text),
  carriesSession,
  countValues: (text) => attempt(() => countValues(Number.POSITIVE_INFINITY)(Buffer.from(text))),
  countParts: (text) => countParts("--aaaaaaaaaaaaaaaa", Number.POSITIVE_INFINITY)(Buffer.from(text)),
};

const pieces = [
  "a",
  " ",
  "\t",
  "\n",
  "\n ",
  " \n",
  "*",
  "**a",
  "_",
  "_a ",
  "[",
  "[a](",
  "![",
  "](",
  "(",
  "`",
  "``a",
  "<",
  "\\",
  "1",
  "1. ",
  "- ",
  "a.",
  "a: ",
  " :",
  ": ",
  "-",
  "#",
  "> ",
  "| ",
  "http://a",
  "a@a.",
  "; ",
  "sesi=",
  "é",
  "😀",
];
const [small, large] = [2_500, 40_000];
/** Nobody is held up by less, and it is too short to be told from noise. */
const unnoticed = 50;
const longestLetter = 20_000;

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** Milliseconds, the least of some: the machine is shared. */
function took(work: () => unknown, turns = 3): number {
  const times = Array.from({ length: turns }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

test.each(Object.entries(readers))(
  "%s",
  (_, read) => {
    const slow = pieces.flatMap((piece) => {
      const text = (size: number) => piece.repeat(Math.ceil(size / piece.length));
      if (took(() => read(text(large))) < unnoticed) return [];
      const long = took(() => read(text(large)), 12);
      const short = took(() => read(text(small)), 12);
      return long > 50 * short ? [`${JSON.stringify(piece)}: ${short.toFixed(2)} ms, then ${long.toFixed(0)} ms`] : [];
    });
    expect(slow).toEqual([]);
  },
  60_000,
);
