import { type Inline, indexOfMark, parseInline } from "./inline.ts";

/**
 * Text as an editor types it: blank lines separate blocks; a line that begins with `##` or `###` is a heading, with `-` or `1.` an item of a
 * list, which begins with the number of its first, or of a list inside the item above where two spaces stand before it, with `>` a quotation, and one between `|` is a row of a table, whose first row is its head; `![caption](gambar:<id>)` alone on its
 * line is a picture of the library, several right below each other a gallery; `![title](youtube:<id>)` is a video. It is stored as it was
 * typed and becomes elements only when shown: no HTML is ever kept or put together from text.
 */
export type Block =
  | { readonly kind: "paragraph" | "quote"; readonly of: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: 1 | 2; readonly of: readonly Inline[] }
  | List
  | ({ readonly kind: "picture" } & PlacedPicture)
  | { readonly kind: "gallery"; readonly pictures: readonly PlacedPicture[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Inline[])[])[] }
  | { readonly kind: "video"; readonly id: string; readonly title: string };

export interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  readonly items: readonly Item[];
  readonly start?: number;
}

export interface Item {
  readonly of: readonly Inline[];
  /** Lists inside it, in which no others stand. */
  readonly under: readonly List[];
}

export interface PlacedPicture {
  readonly id: string;
  readonly caption: string;
}

/** Wider tables are read by nobody, and would cost room in every row. */
export const mostColumns = 12;

const video = /^!\[([^\]\n]{0,300})\]\(youtube:([\w-]{11})\)$/;
const picture = /^!\[([^\]\n]{0,300})\]\(gambar:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)$/i;

export function parseMarkup(source: string): Block[] {
  const chunks = source
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .flatMap((chunk) => groups(chunk.split("\n").filter((line) => line.trim() !== "")));
  return chunks.map(toBlock);
}

/** The pictures of the library that a text shows. */
export const pictureIdsIn = (source: string): string[] => [
  ...new Set(
    parseMarkup(source).flatMap((block) => {
      if (block.kind === "picture") return [block.id];
      return block.kind === "gallery" ? block.pictures.map(({ id }) => id) : [];
    }),
  ),
];

/** The words alone, for descriptions, feeds and search. */
export const plainText = (source: string): string => parseMarkup(source).map(wordsOf).filter(Boolean).join("\n\n");

export function wordsOf(block: Block): string {
  if (block.kind === "picture" || block.kind === "gallery" || block.kind === "video") return "";
  if (block.kind === "table") return block.rows.map((row) => row.map(spoken).join(" ")).join("\n");
  return block.kind === "list" ? block.items.map(wordsOfItem).join("\n") : spoken(block.of);
}

const wordsOfItem = ({ of, under }: Item): string => [spoken(of), ...under.map(wordsOf)].join("\n");

type Shape = "heading" | "item" | "numbered" | "quote" | "picture" | "video" | "row" | "paragraph";

interface Group {
  readonly shape: Shape;
  readonly lines: string[];
  /** How far its first line is moved in. */
  readonly indent: number;
}

/** Before the line of an item that stands inside the one above; no other line begins with it. */
const inside = "\t";

/** Lines of one shape belong together, but for headings and videos, which stand alone. */
function groups(lines: readonly string[]): Group[] {
  const found: Group[] = [];
  for (const one of lines) {
    const line = one.trim();
    const shape = shapeOf(line);
    const indent = indentOf(one);
    const last = found.at(-1);
    if (last && isItem(shape) && isItem(last.shape) && indent >= last.indent + 2) last.lines.push(inside + line);
    else if (last && last.shape === shape && shape !== "heading" && shape !== "video") last.lines.push(line);
    else found.push({ shape, lines: [line], indent });
  }
  return found;
}

const isItem = (shape: Shape): boolean => shape === "item" || shape === "numbered";
const indentOf = (line: string): number => line.slice(0, line.search(/\S/)).replaceAll("\t", "    ").length;

/** What a line without space around it is. */
export function shapeOf(line: string): Shape {
  if (/^#{1,3}\s+\S/.test(line)) return "heading";
  if (/^-\s+\S/.test(line)) return "item";
  if (/^\d{1,3}[.)]\s+\S/.test(line)) return "numbered";
  if (/^>/.test(line)) return "quote";
  if (line.startsWith("|")) return cellsOf(line) ? "row" : "paragraph";
  if (video.test(line)) return "video";
  return picture.test(line) ? "picture" : "paragraph";
}

/** Of a row that ends as it begins; undefined for a line that is none. */
function cellsOf(line: string): string[] | undefined {
  const cells: string[] = [];
  for (let start = 1; start < line.length && cells.length <= mostColumns; ) {
    const end = indexOfMark(line, "|", start);
    if (end < 0) return undefined;
    cells.push(line.slice(start, end).trim());
    start = end + 1;
  }
  return cells.length > 0 && cells.length <= mostColumns ? cells : undefined;
}

function toBlock({ shape, lines }: Group): Block {
  const [first = ""] = lines;
  if (shape === "heading") {
    return { kind: "heading", level: first.startsWith("###") ? 2 : 1, of: parseInline(first.replace(/^#+\s+/, "")) };
  }
  if (shape === "picture") {
    const pictures = lines.map(toPicture);
    return pictures[0] && pictures.length === 1 ? { kind: "picture", ...pictures[0] } : { kind: "gallery", pictures };
  }
  if (shape === "video") {
    const [, title = "", id = ""] = video.exec(first) ?? [];
    return { kind: "video", id, title: title.trim() };
  }
  if (shape === "row") return { kind: "table", rows: toRows(lines.map((line) => cellsOf(line) ?? [])) };
  if (shape === "quote") return { kind: "quote", of: parseInline(lines.map((line) => line.replace(/^>\s*/, "")).join("\n")) };
  if (shape === "paragraph") return { kind: "paragraph", of: parseInline(lines.join("\n")) };
  return toList(shape === "numbered", lines);
}

function toList(ordered: boolean, lines: readonly string[]): List {
  const items: { readonly line: string; readonly under: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(inside)) items.at(-1)?.under.push(line.slice(inside.length));
    else items.push({ line, under: [] });
  }
  const start = Number.parseInt(lines[0] ?? "", 10);
  return {
    kind: "list",
    ordered,
    items: items.map(({ line, under }) => ({
      of: parseInline(line.replace(/^(-|\d+[.)])\s+/, "")),
      under: groups(under).map((group) => toList(group.shape === "numbered", group.lines)),
    })),
    ...(start > 1 && { start }),
  };
}

function toPicture(line: string): PlacedPicture {
  const [, caption = "", id = ""] = picture.exec(line) ?? [];
  return { id: id.toLowerCase(), caption: caption.trim() };
}

/** Every row as wide as the widest. */
function toRows(rows: readonly (readonly string[])[]): Inline[][][] {
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => Array.from({ length: width }, (_, column) => parseInline(row[column] ?? "")));
}

const spoken = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (node.kind === "text" ? node.text : node.kind === "break" ? "\n" : spoken(node.of))).join("");
