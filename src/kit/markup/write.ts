import type { Inline } from "./inline.ts";
import { type Block, type Item, type List, type PlacedPicture, shapeOf } from "./markup.ts";

/** A stretch of text with the marks on it; a line break is "\n". */
interface Piece {
  readonly text: string;
  readonly strong: boolean;
  readonly emphasis: boolean;
  readonly href: string | null;
}
type Marks = Omit<Piece, "text">;

/** What `parseMarkup` reads back as these blocks; what is empty is left out, and marks do not begin or end with a space. */
export const writeMarkup = (blocks: readonly Block[]): string => {
  const written = blocks.map((block) => ({ block, text: writeBlock(block) })).filter(({ text }) => text !== "");
  return written.map(({ text }) => text).join("\n\n");
};

function writeBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return paragraphLines(block.of).join("\n");
    case "quote": {
      const lines = writeInline(block.of).trim().split("\n");
      return lines.join("") === "" ? "" : lines.map((line) => `> ${line.trim()}`.trim()).join("\n");
    }
    case "heading": {
      const words = oneLine(block.of);
      return words === "" ? "" : `${block.level === 1 ? "##" : "###"} ${words}`;
    }
    case "list":
      return listLines(block, "").join("\n");
    case "table":
      return block.rows.map((row) => `| ${row.map((cell) => oneLine(cell, "|")).join(" | ")} |`).join("\n");
    case "picture":
      return writePicture(block);
    case "gallery":
      return block.pictures.map(writePicture).join("\n");
    case "video":
      return `![${label(block.title)}](youtube:${block.id})`;
  }
}

/** What stands deeper than inside an item stands below it. */
function listLines({ ordered, items, start: first }: List, indent: string): string[] {
  const filled = items.map((item) => ({ words: oneLine(item.of), inner: innerLines(item) }));
  const written = filled.filter(({ words, inner }) => words !== "" || inner.length > 0);
  const start = first && first + written.length <= beyondNumbers ? first : 1;
  return written.flatMap(({ words, inner }, place) => [`${indent}${ordered ? `${start + place}.` : "-"} ${words || "\\;"}`, ...inner]);
}

const innerLines = ({ under }: Item): string[] => under.flatMap((list) => listLines(list, "  "));

/** Items are told by numbers of three digits. */
const beyondNumbers = 1000;

const writePicture = ({ id, caption }: PlacedPicture): string => `![${label(caption)}](gambar:${id})`;

/** Labels know no backslash. */
const label = (text: string): string =>
  text
    .replace(/[\]\s]+/g, " ")
    .slice(0, 300)
    .trim();

const oneLine = (nodes: readonly Inline[], besides = ""): string => writeInline(nodes, besides).replaceAll("\n", " ").trim();

/** An empty line would end the paragraph, and one that looks like something else would be it. */
function paragraphLines(nodes: readonly Inline[]): string[] {
  const lines = writeInline(nodes).trim().split("\n");
  if (lines.join("").trim() === "") return [];
  return lines.map((line) => plainLine(line.trim()));
}

function plainLine(line: string): string {
  if (line === "") return "\\;";
  const shape = shapeOf(line);
  if (shape === "paragraph") return line;
  return shape === "numbered" ? line.replace(/[.)]/, "\\$&") : `\\${line}`;
}

/** @param besides a sign that has a meaning where the text will stand */
function writeInline(nodes: readonly Inline[], besides = ""): string {
  const pieces = split(flat(nodes, { strong: false, emphasis: false, href: null }));
  return grouped(pieces, ({ href }) => href)
    .map((run) => writeLink(run, besides))
    .reduce(joined, "");
}

function writeLink(run: readonly Piece[], besides: string): string {
  const href = run[0]?.href?.replace(/[)|]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const words = run.map(({ text }) => text).join("");
  if (!href || words.trim() === "") return writeStrong(run, besides);
  return `[${writeStrong(run, `${besides}]`)}](${href})`;
}

const writeStrong = (run: readonly Piece[], besides: string): string =>
  grouped(run, ({ strong }) => strong)
    .map((group) => wrap(group[0]?.strong ? "**" : "", writeEmphasis(group, besides)))
    .reduce(joined, "");

const writeEmphasis = (run: readonly Piece[], besides: string): string =>
  grouped(run, ({ emphasis }) => emphasis)
    .map((group) => wrap(group[0]?.emphasis ? "*" : "", escaped(group.map(({ text }) => text).join(""), besides)))
    .reduce(joined, "");

/** Space stays outside of the marks. */
function wrap(mark: string, inner: string): string {
  const words = inner.trim();
  if (mark === "" || words === "") return inner;
  const start = inner.indexOf(words);
  return inner.slice(0, start) + mark + words + mark + inner.slice(start + words.length);
}

/** Stars of two marks must not be read as one. */
const joined = (before: string, after: string): string =>
  endsInStar(before) && after.startsWith("*") ? `${before}\\;${after}` : before + after;

function endsInStar(text: string): boolean {
  let slashes = 0;
  while (text[text.length - 2 - slashes] === "\\") slashes++;
  return text.endsWith("*") && slashes % 2 === 0;
}

function escaped(text: string, besides: string): string {
  let written = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    const means = sign === "*" || sign === "[" || besides.includes(sign);
    // Unless a letter follows: a mark may stand there otherwise.
    const slash = sign === "\\" && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? "");
    written += means || slash ? `\\${sign}` : sign;
  }
  return written;
}

function flat(nodes: readonly Inline[], marks: Marks): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (node.kind === "text") return [{ ...marks, text: node.text.replace(/\s/g, " ") }];
    // Links do not reach over the end of a line.
    if (node.kind === "break") return [{ ...marks, href: null, text: "\n" }];
    if (node.kind === "link") return flat(node.of, { ...marks, href: node.href });
    return flat(node.of, { ...marks, [node.kind]: true });
  });
}

/** Marks reach so far only, see `parseInline`. */
const longest = 400;
const longestRun = 2 * longest;

const split = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap(({ text, ...marks }) =>
    text.length <= longest ? [{ ...marks, text }] : (text.match(/[\s\S]{1,400}/gu) ?? []).map((part) => ({ ...marks, text: part })),
  );

function grouped(pieces: readonly Piece[], by: (piece: Piece) => unknown): Piece[][] {
  const groups: Piece[][] = [];
  let length = 0;
  for (const piece of pieces) {
    const last = groups.at(-1);
    const fits = last?.[0] && by(last[0]) === by(piece) && (!by(piece) || length + piece.text.length <= longestRun);
    if (last && fits) last.push(piece);
    else groups.push([piece]);
    length = (fits ? length : 0) + piece.text.length;
  }
  return groups;
}
