import { createElement, Fragment, type ReactNode } from "react";
import { arabicRuns, scriptOf } from "../markup/direction.ts";
import type { Inline } from "../markup/inline.ts";
import { type Block, parseMarkup, wordsOf } from "../markup/markup.ts";
import { splitQuote } from "../markup/speaker.ts";

interface Props {
  /** As an editor typed it, see `parseMarkup`. */
  readonly text: string;
  /** Level of its highest headings; 2 unless told. */
  readonly top?: 2 | 3 | 4;
  /** How a picture of the library is shown; without it, or for an id it does not know, there is none. */
  readonly picture?: (id: string, caption: string) => ReactNode;
  /** How a video is offered; without it there is none. */
  readonly video?: (id: string, title: string) => ReactNode;
}

/** A text with its small markup, as elements. */
export function Markup({ text, ...how }: Props) {
  return createElement(Fragment, null, ...parseMarkup(text).map((block) => shown(block, how)));
}

function shown(block: Block, { top = 2, picture, video }: Omit<Props, "text"> = {}): ReactNode {
  const script = scriptOf(wordsOf(block));
  switch (block.kind) {
    case "heading":
      return createElement(`h${top + block.level - 1}`, script, inlines(block.of, script));
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        { ...script, start: block.start },
        ...block.items.map(({ of, under }) => createElement("li", null, inlines(of, script), ...under.map((list) => shown(list)))),
      );
    case "quote":
      return <Quote of={block.of} script={script} />;
    case "picture":
      return picture?.(block.id, block.caption);
    case "gallery": {
      const pictures = picture ? block.pictures.map(({ id, caption }) => picture(id, caption)) : [];
      return pictures.length > 0 ? createElement("div", { className: "teks-galeri" }, ...pictures) : null;
    }
    case "video":
      return video?.(block.id, block.title);
    case "table":
      return <Table rows={block.rows} script={script} />;
    case "paragraph":
      return <p {...script}>{inlines(block.of, script)}</p>;
  }
}

function Quote({ of, script }: { readonly of: readonly Inline[]; readonly script: Around }) {
  const { said, speaker } = splitQuote(of);
  const words = (
    <blockquote>
      <p {...script}>{inlines(said, script)}</p>
    </blockquote>
  );
  if (!speaker) return words;
  return (
    <figure className="teks-kutipan">
      {words}
      <figcaption>{inlines(speaker, script)}</figcaption>
    </figure>
  );
}

/** Wide ones are moved by themselves, also with keys. */
function Table({
  rows: [head = [], ...rows],
  script,
}: {
  readonly rows: Extract<Block, { kind: "table" }>["rows"];
  readonly script: Around;
}) {
  // A head without words is none.
  const cellOf = (cell: (typeof head)[number], of: "th" | "td") =>
    of === "td" || cell.length === 0 ? <td>{inlines(cell, script)}</td> : <th scope="col">{inlines(cell, script)}</th>;
  const row = (cells: typeof head, of: "th" | "td") => createElement("tr", null, ...cells.map((cell) => cellOf(cell, of)));
  return createElement(
    "section",
    { className: "teks-tabel", "aria-label": `Tabel: ${wordsOf({ kind: "table", rows: [head] })}`, tabIndex: 0 },
    <table {...script}>
      <thead>{row(head, "th")}</thead>
      {createElement("tbody", null, ...rows.map((cells) => row(cells, "td")))}
    </table>,
  );
}

/** Of a block that is Arabic itself, or not. */
type Around = ReturnType<typeof scriptOf>;

const inlines = (nodes: readonly Inline[], around: Around): ReactNode =>
  createElement(Fragment, null, ...nodes.map((node) => inline(node, around)));

function inline(node: Inline, around: Around): ReactNode {
  if (node.kind === "text") return around ? node.text : createElement(Fragment, null, ...arabicRuns(node.text).map(spoken));
  if (node.kind === "break") return <br />;
  if (node.kind === "strong") return <strong>{inlines(node.of, around)}</strong>;
  if (node.kind === "emphasis") return <em>{inlines(node.of, around)}</em>;
  const elsewhere = /^https?:/.test(node.href);
  return (
    <a href={node.href} rel={elsewhere ? "noopener" : undefined}>
      {inlines(node.of, around)}
    </a>
  );
}

const spoken = ({ text, arabic }: ReturnType<typeof arabicRuns>[number]): ReactNode => (arabic ? <span lang="ar">{text}</span> : text);
