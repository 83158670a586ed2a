import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";
import { safeHref } from "../../markup/href.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const textOf = (dom: HTMLElement, name: string) => dom.getAttribute(name) ?? "";
const hole = (tag: string): DOMOutputSpec => [tag, 0];

const blocks: Readonly<Record<string, NodeSpec>> = {
  paragraph: { group: "block", content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => hole("p") },
  heading: {
    group: "block",
    content: "inline*",
    defining: true,
    attrs: { level: { default: 1, validate: "number" } },
    parseDOM: [
      ...["h1", "h2"].map((tag) => ({ tag, attrs: { level: 1 } })),
      ...["h3", "h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 2 } })),
    ],
    toDOM: ({ attrs }) => hole(attrs.level === 1 ? "h2" : "h3"),
  },
  quote: { group: "block", content: "inline*", defining: true, parseDOM: [{ tag: "blockquote" }], toDOM: () => hole("blockquote") },
  bullet: { group: "block", content: "item+", parseDOM: [{ tag: "ul" }], toDOM: () => hole("ul") },
  ordered: {
    group: "block",
    content: "item+",
    attrs: { start: { default: 1, validate: "number" } },
    parseDOM: [
      { tag: "ol", getAttrs: (dom) => ({ start: /^[1-9]\d{0,2}$/.test(textOf(dom, "start")) ? Number(textOf(dom, "start")) : 1 }) },
    ],
    toDOM: ({ attrs }) => ["ol", attrs.start > 1 ? { start: attrs.start } : {}, 0],
  },
  item: { content: "paragraph (bullet | ordered)*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => hole("li") },
  gallery: {
    group: "block",
    content: "picture*",
    isolating: true,
    parseDOM: [{ tag: "div[data-galeri]" }],
    toDOM: () => ["div", { "data-galeri": "" }, 0],
  },
  picture: {
    group: "block",
    atom: true,
    draggable: true,
    attrs: { id: { validate: "string" }, caption: { default: "", validate: "string" } },
    parseDOM: [
      {
        tag: "figure[data-gambar]",
        getAttrs: (dom) =>
          uuid.test(textOf(dom, "data-gambar")) && { id: textOf(dom, "data-gambar"), caption: textOf(dom, "data-keterangan") },
      },
    ],
    toDOM: ({ attrs }) => ["figure", { "data-gambar": attrs.id, "data-keterangan": attrs.caption }],
  },
  video: {
    group: "block",
    atom: true,
    draggable: true,
    attrs: { id: { validate: "string" }, title: { default: "", validate: "string" } },
    parseDOM: [
      {
        tag: "figure[data-video]",
        getAttrs: (dom) =>
          /^[\w-]{11}$/.test(textOf(dom, "data-video")) && { id: textOf(dom, "data-video"), title: textOf(dom, "data-judul") },
      },
    ],
    toDOM: ({ attrs }) => ["figure", { "data-video": attrs.id, "data-judul": attrs.title }],
  },
};

const marks: Readonly<Record<string, MarkSpec>> = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (dom) => {
          const href = safeHref(textOf(dom, "href"));
          return href !== undefined && { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: attrs.href }, 0],
  },
  strong: {
    parseDOM: [{ tag: "strong" }, { tag: "b" }],
    toDOM: () => hole("strong"),
  },
  emphasis: {
    parseDOM: [{ tag: "em" }, { tag: "i" }],
    toDOM: () => hole("em"),
  },
};

const tables = tableNodes({ tableGroup: "block", cellContent: "paragraph", cellAttributes: {} });

/** What `kit/markup` knows, and nothing besides: what is pasted is read by it, so nothing else can stand in a text. */
export const schema = new Schema({
  nodes: {
    doc: { content: "block+" },
    ...blocks,
    ...tables,
    // An empty head is none to those who hear the page, and it is empty until it is written.
    table_header: {
      ...tables.table_header,
      parseDOM: [{ tag: "td[data-kepala]", priority: 60 }, { tag: "th" }],
      toDOM: () => ["td", { "data-kepala": "" }, 0],
    },
    text: { group: "inline" },
    hard_break: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  },
  marks,
});

export const nodes = schema.nodes as Readonly<Record<NodeName, (typeof schema.nodes)[string]>>;
type NodeName =
  | "doc"
  | "paragraph"
  | "heading"
  | "quote"
  | "bullet"
  | "ordered"
  | "item"
  | "gallery"
  | "picture"
  | "video"
  | "table"
  | "table_row"
  | "table_cell"
  | "table_header"
  | "text"
  | "hard_break";
export const mark = schema.marks as Readonly<Record<"link" | "strong" | "emphasis", (typeof schema.marks)[string]>>;
