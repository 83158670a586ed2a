import { createElement, Fragment, type ReactNode } from "react";
import { arabicRuns, scriptOf } from "../markup/direction.ts";
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
  const script = scriptOf(wordsOf(block));
  switch (block.kind) {
    case "heading":
      return createElement(`h${top + block.level - 1}`, script, inlines(block.of, script));
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        script,
        ...block.items.map((item) => createElement("li", null, inlines(item, script))),
      );
    case "quote":
      return (
        <blockquote>
          <p {...script}>{inlines(block.of, script)}</p>
        </blockquote>
      );
    case "picture":
      return picture?.(block.id, block.caption);
    case "paragraph":
      return <p {...script}>{inlines(block.of, script)}</p>;
  }
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
