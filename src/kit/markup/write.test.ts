import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Inline } from "./inline.ts";
import { type Block, type List, parseMarkup } from "./markup.ts";
import { writeMarkup } from "./write.ts";

const id = "0b9f6f1e-2f37-4a8e-9d4b-0a3c5f7e1d22";

/** Everything that can be seen: each sign with its marks, but for spaces, which marks do not reach to the edge of. */
const signs = (nodes: readonly Inline[], marks: readonly string[] = []): string[] =>
  nodes.flatMap((node) => {
    if (node.kind === "text") return [...node.text.replace(/\s/g, "")].map((sign) => [sign, ...[...marks].sort()].join(" "));
    if (node.kind === "break") return [];
    const mark = node.kind === "link" ? `link ${node.href.replace(/[)|]/g, (sign) => (sign === ")" ? "%29" : "%7c"))}` : node.kind;
    return signs(node.of, marks.includes(mark) ? marks : [...marks, mark]);
  });

const seen = (block: Block): unknown[] => {
  if (block.kind === "list") return seenList(block);
  if (block.kind === "table") return block.rows.map((row) => row.map((cell) => signs(cell)));
  return "of" in block ? [block.kind, signs(block.of)] : [block];
};
/** Items with nothing in them are not seen. */
const seenList = ({ ordered, items }: List): unknown[] => [
  ordered,
  ...items.map(({ of, under }) => [signs(of), ...under.map(seenList)]).filter(([words, ...inner]) => words?.length || inner.length > 0),
];
const shown = (blocks: readonly Block[]) =>
  blocks.filter((block) => !("of" in block) || signs(block.of).length > 0).map((block) => JSON.stringify(seen(block)));

describe("what is read is written as it was", () => {
  test.each([
    "Satu.\n\nDua.",
    "Baris satu\nbaris dua",
    "## Judul\n\nIsi\n\n### Anak judul",
    "- a\n- b\n\n1. c\n2. d",
    "1. a\n\n- b\n\n2. c\n3. d",
    "998. a\n999. b",
    "- a\n  - b\n  - c\n- d",
    "1. a\n  - b\n  1. c\n2. d",
    "- \\;\n  - b",
    "> Kata\n> guru",
    "> Kata\n> — Ibu Ani",
    "**tebal** dan *miring* dan ***keduanya***",
    "**a *b*** c",
    "[kami](/profile) [sana](https://kemenag.go.id/) [**tebal**](mailto:a@b.id)",
    `![Di teluk](gambar:${id})`,
    `![Satu](gambar:${id})\n![](gambar:${id})`,
    "![Wisuda](youtube:dQw4w9WgXcQ)",
    "| Nama | Nilai |\n| --- | 5 |\n| **Ani** | |".replace("| |", "|  |"),
    "\\# bukan judul\n\\- bukan butir\n1\\. bukan nomor\n\\> bukan kutipan\n\\| bukan tabel |",
    "2 \\* 3, \\[lihat], C:\\dir",
    "بسم الله الرحمن الرحيم",
    "**a**\\;*b*",
    "**bintang \\***",
    "*bintang \\**",
    "a\n\\;\nb",
  ])("%j", (text) => expect(writeMarkup(parseMarkup(text))).toBe(text));
});

const parts = fc.constantFrom(
  ..."* ** *** [ ]( ) ![ # ## - 1. 2) > | \\ \\; \\* \n \n\n a b . ; é 😀 ﷺ بسم ~ _".split(" "),
  " ",
  "| a | b |",
  "\n  - a",
  "\n    1. b",
  "\n- c",
  "https://a.b/(c)",
  "[a](/b)",
  `![x](gambar:${id})`,
  "![x](youtube:dQw4w9WgXcQ)",
  "a".repeat(700),
  "kata ".repeat(300),
);
const sources = fc.oneof(
  { weight: 3, arbitrary: fc.array(parts, { maxLength: 30 }).map((all) => all.join("")) },
  fc.string({ maxLength: 120 }),
);

describe("any text at all", () => {
  test("is shown the same after it was written anew, and is written the same from then on", () => {
    fc.assert(
      fc.property(sources, (text) => {
        const written = writeMarkup(parseMarkup(text));
        expect(shown(parseMarkup(written))).toEqual(shown(parseMarkup(text)));
        expect(writeMarkup(parseMarkup(written))).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });

  const inline = fc.letrec<{ node: Inline; text: Inline }>((tie) => ({
    text: fc.oneof(
      parts.map((text): Inline => ({ kind: "text", text })),
      fc.constant<Inline>({ kind: "break" }),
    ),
    node: fc.oneof(
      { maxDepth: 3 },
      tie("text"),
      fc.record({ kind: fc.constantFrom("strong" as const, "emphasis" as const), of: fc.array(tie("text"), { maxLength: 4 }) }),
      fc.record({
        kind: fc.constant("link" as const),
        href: fc.constantFrom("/a", "https://a.b/", "mailto:a@b.id"),
        of: fc.tuple(tie("text")),
      }),
      fc.record({ kind: fc.constant("strong" as const), of: fc.array(tie("node"), { maxLength: 3 }) }),
    ),
  })).node;

  test("and so is whatever an editor holds: its signs, its marks, and no other block than it was", () => {
    const kinds = fc.constantFrom("paragraph" as const, "quote" as const);
    const blocks = fc.array(fc.record({ kind: kinds, of: fc.array(inline, { minLength: 1, maxLength: 5 }) }), { maxLength: 4 });
    fc.assert(
      fc.property(blocks, (some) => {
        expect(shown(parseMarkup(writeMarkup(some)))).toEqual(shown(some));
      }),
      { numRuns: 2000 },
    );
  });
});
