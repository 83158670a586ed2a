import { type Inline, parseInline } from "./inline.ts";

/**
 * Text as an editor types it: blank lines separate blocks; a line that begins with `##` or `###` is a heading, with `-` or `1.` an item of a
 * list, with `>` a quotation; `![caption](gambar:<id>)` alone on its lines is a picture of the library. It is stored as it was typed and
 * becomes elements only when shown: no HTML is ever kept or put together from text.
 */
export type Block =
  | { readonly kind: "paragraph" | "quote"; readonly of: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: 1 | 2; readonly of: readonly Inline[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "picture"; readonly id: string; readonly caption: string };

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
  ...new Set(parseMarkup(source).flatMap((block) => (block.kind === "picture" ? [block.id] : []))),
];

/** The words alone, for descriptions, feeds and search. */
export const plainText = (source: string): string => parseMarkup(source).map(wordsOf).filter(Boolean).join("\n\n");

export function wordsOf(block: Block): string {
  if (block.kind === "picture") return "";
  return block.kind === "list" ? block.items.map(spoken).join("\n") : spoken(block.of);
}

type Shape = "heading" | "item" | "numbered" | "quote" | "picture" | "paragraph";

interface Group {
  readonly shape: Shape;
  readonly lines: string[];
}

/** Lines of one shape belong together, but for headings and pictures, which stand alone. */
function groups(lines: readonly string[]): Group[] {
  const found: Group[] = [];
  for (const line of lines.map((one) => one.trim())) {
    const shape = shapeOf(line);
    const last = found.at(-1);
    if (last && last.shape === shape && shape !== "heading" && shape !== "picture") last.lines.push(line);
    else found.push({ shape, lines: [line] });
  }
  return found;
}

function shapeOf(line: string): Shape {
  if (/^#{1,3}\s+\S/.test(line)) return "heading";
  if (/^-\s+\S/.test(line)) return "item";
  if (/^\d{1,3}[.)]\s+\S/.test(line)) return "numbered";
  if (/^>/.test(line)) return "quote";
  return picture.test(line) ? "picture" : "paragraph";
}

function toBlock({ shape, lines }: Group): Block {
  const [first = ""] = lines;
  if (shape === "heading") {
    return { kind: "heading", level: first.startsWith("###") ? 2 : 1, of: parseInline(first.replace(/^#+\s+/, "")) };
  }
  if (shape === "picture") {
    const [, caption = "", id = ""] = picture.exec(first) ?? [];
    return { kind: "picture", id: id.toLowerCase(), caption: caption.trim() };
  }
  if (shape === "quote") return { kind: "quote", of: parseInline(lines.map((line) => line.replace(/^>\s?/, "")).join("\n")) };
  if (shape === "paragraph") return { kind: "paragraph", of: parseInline(lines.join("\n")) };
  return { kind: "list", ordered: shape === "numbered", items: lines.map((line) => parseInline(line.replace(/^(-|\d+[.)])\s+/, ""))) };
}

const spoken = (nodes: readonly Inline[]): string =>
  nodes.map((node) => (node.kind === "text" ? node.text : node.kind === "break" ? "\n" : spoken(node.of))).join("");
