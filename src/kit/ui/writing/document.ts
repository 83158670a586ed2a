import type { Mark, Node } from "prosemirror-model";
import type { Inline } from "../../markup/inline.ts";
import { type Block, type Item, type List, mostColumns, type PlacedPicture, parseMarkup } from "../../markup/markup.ts";
import { writeMarkup } from "../../markup/write.ts";
import { mark, nodes, schema } from "./schema.ts";

/** A stored text as the visual editor holds it. */
export function toDocument(source: string): Node {
  const blocks = parseMarkup(source).map(toNode);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

/** What is stored of it. */
export const toMarkup = (document: Node): string => writeMarkup(document.children.map(toBlock));

export function toNode(block: Block): Node {
  switch (block.kind) {
    case "paragraph":
    case "quote":
      return nodes[block.kind].create(null, inlineNodes(block.of));
    case "heading":
      return nodes.heading.create({ level: block.level }, inlineNodes(block.of));
    case "list": {
      const list = block.ordered ? nodes.ordered : nodes.bullet;
      return list.create(
        block.ordered ? { start: block.start ?? 1 } : null,
        block.items.map(({ of, under }) => nodes.item.create(null, [paragraph(of), ...under.map(toNode)])),
      );
    }
    case "table":
      return tableOf(block.rows.map((row) => row.map(paragraph)));
    case "picture":
      return pictureNode(block);
    case "gallery":
      return nodes.gallery.create(null, block.pictures.map(pictureNode));
    case "video":
      return nodes.video.create({ id: block.id, title: block.title });
  }
}

/** @param rows the first one is the head */
export const tableOf = (rows: readonly (readonly Node[])[]): Node =>
  nodes.table.create(
    null,
    rows.map((row, place) =>
      nodes.table_row.create(
        null,
        row.map((cell) => (place === 0 ? nodes.table_header : nodes.table_cell).create(null, cell)),
      ),
    ),
  );

const paragraph = (of: readonly Inline[]): Node => nodes.paragraph.create(null, inlineNodes(of));
const pictureNode = ({ id, caption }: PlacedPicture): Node => nodes.picture.create({ id, caption });

export function inlineNodes(of: readonly Inline[], marks: readonly Mark[] = []): Node[] {
  return of.flatMap((one): Node[] => {
    if (one.kind === "text") return one.text === "" ? [] : [schema.text(one.text, marks)];
    if (one.kind === "break") return [nodes.hard_break.create(null, null, marks)];
    const more = one.kind === "link" ? mark.link.create({ href: one.href }) : mark[one.kind].create();
    return inlineNodes(one.of, more.addToSet(marks));
  });
}

function toBlock(node: Node): Block {
  switch (node.type) {
    case nodes.heading:
      return { kind: "heading", level: node.attrs.level === 1 ? 1 : 2, of: inlines(node) };
    case nodes.quote:
      return { kind: "quote", of: inlines(node) };
    case nodes.bullet:
    case nodes.ordered:
      return toList(node);
    case nodes.table:
      return { kind: "table", rows: node.children.map((row) => row.children.slice(0, mostColumns).map(within)) };
    case nodes.gallery:
      return { kind: "gallery", pictures: node.children.map(placed) };
    case nodes.picture:
      return { kind: "picture", ...placed(node) };
    case nodes.video:
      return { kind: "video", id: String(node.attrs.id), title: String(node.attrs.title) };
    default:
      return { kind: "paragraph", of: inlines(node) };
  }
}

const toList = (node: Node): List => ({
  kind: "list",
  ordered: node.type === nodes.ordered,
  items: node.children.map((item): Item => ({ of: within(item), under: item.children.slice(1).map(toList) })),
  ...(node.type === nodes.ordered && { start: Number(node.attrs.start) }),
});

const placed = ({ attrs }: Node): PlacedPicture => ({ id: String(attrs.id), caption: String(attrs.caption) });
const within = (node: Node): Inline[] => (node.firstChild ? inlines(node.firstChild) : []);
const inlines = (node: Node): Inline[] => node.children.map(inlineOf);

function inlineOf(node: Node): Inline {
  const bare: Inline = node.type === nodes.hard_break ? { kind: "break" } : { kind: "text", text: node.text ?? "" };
  return node.marks.reduceRight<Inline>((of, { type, attrs }) => {
    if (type === mark.link) return { kind: "link", href: String(attrs.href), of: [of] };
    return { kind: type === mark.strong ? "strong" : "emphasis", of: [of] };
  }, bare);
}
