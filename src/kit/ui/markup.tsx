import { createElement, Fragment, type ReactNode } from "react";
import { directionOf } from "../markup/direction.ts";
import type { Inline } from "../markup/inline.ts";
import { type Block, parseMarkup, wordsOf } from "../markup/markup.ts";

interface Props {
  /** As an editor typed it, see `parseMarkup`. */
  readonly text: string;
  /** Level of its highest headings; 2 unless told. */
  readonly top?: 2 | 3 | 4;
  /** How a picture of the library is shown; without it, or for an id it does not know, there is none. */
  readonly picture?: (id: string, caption: string) => ReactNode;
}

/** A text with its small markup, as elements. */
export function Markup({ text, top = 2, picture }: Props) {
  return createElement(Fragment, null, ...parseMarkup(text).map((block) => shown(block, { top, picture })));
}

function shown(block: Block, { top = 2, picture }: Pick<Props, "top" | "picture">): ReactNode {
  switch (block.kind) {
    case "heading":
      return createElement(`h${top + block.level - 1}`, null, inlines(block.of));
    case "list":
      return createElement(block.ordered ? "ol" : "ul", null, ...block.items.map((item) => createElement("li", null, inlines(item))));
    case "quote":
      return (
        <blockquote>
          <p dir={directionOf(wordsOf(block))}>{inlines(block.of)}</p>
        </blockquote>
      );
    case "picture":
      return picture?.(block.id, block.caption);
    case "paragraph":
      return <p dir={directionOf(wordsOf(block))}>{inlines(block.of)}</p>;
  }
}

const inlines = (nodes: readonly Inline[]): ReactNode => createElement(Fragment, null, ...nodes.map(inline));

function inline(node: Inline): ReactNode {
  if (node.kind === "text") return node.text;
  if (node.kind === "break") return <br />;
  if (node.kind === "strong") return <strong>{inlines(node.of)}</strong>;
  if (node.kind === "emphasis") return <em>{inlines(node.of)}</em>;
  const elsewhere = /^https?:/.test(node.href);
  return (
    <a href={node.href} rel={elsewhere ? "noopener" : undefined}>
      {inlines(node.of)}
    </a>
  );
}
