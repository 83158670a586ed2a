import { Image, Text, View } from "@react-pdf/renderer";
import { createElement as draw, Fragment, type ReactNode } from "react";
import { directionOf } from "../markup/direction.ts";
import { look } from "./look.server.ts";
import { Star } from "./ornament.server.ts";
import type { Block, PaperColumn } from "./paper.ts";
import { as } from "./tagged.server.ts";

/** A paper is laid out once and never changes, so its parts are known by their place. */
export const numbered = <T>(parts: readonly T[]) => parts.map((part, index) => ({ number: index + 1, part }));

type Of<K extends Block["kind"]> = { block: Extract<Block, { kind: K }> };

export function BlockView({ block }: { block: Block }) {
  const view: (of: { block: never }) => ReactNode = views[block.kind];
  return draw(view as (of: { block: Block }) => ReactNode, { block });
}

const tones = { plain: look.text, quiet: look.quiet, letter: look.letterText, centred: look.centred };

const Paragraph = ({ block: { text, tone = "plain" } }: Of<"paragraph">) =>
  draw(Text, { style: tone !== "centred" && directionOf(text) ? [tones[tone], look.arabic] : tones[tone] }, text);

const Pairs = ({ block: { rows, aside } }: Of<"pairs">) =>
  draw(
    View,
    as("Table", {}),
    numbered(rows).map(({ number, part: { label, value } }) =>
      draw(
        View,
        as("TR", { key: number, style: look.pair, wrap: false }),
        draw(Text, as("TH", { style: look.pairLabel }), label),
        draw(Text, as("Artifact", { style: look.pairColon }), ":"),
        draw(Text, as("TD", { style: look.pairValue }), value),
        number === 1 && aside ? draw(Text, as("TD", { style: look.pairAside }), aside) : null,
      ),
    ),
  );

/** Never alone at the foot of a page. */
const Heading = ({ block }: Of<"heading">) =>
  draw(
    View,
    { style: look.heading, minPresenceAhead: 60 },
    draw(Star, { size: 8 }),
    draw(Text, as("H2", { style: look.headingText }), block.text),
  );

const Facts = ({ block }: Of<"facts">) =>
  draw(
    View,
    as("Table", {}),
    numbered(block.rows).map(({ number, part: { label, value } }) =>
      draw(
        View,
        as("TR", { key: number, style: look.fact, wrap: false }),
        draw(Text, as("TH", { style: look.factLabel }), label),
        draw(Text, as("TD", { style: look.factValue }), value === "" ? "–" : value),
      ),
    ),
  );

function List({ block: { items, ordered, tone } }: Of<"list">) {
  const [mark, text] = tone === "letter" ? [look.letterMark, look.letterItem] : [look.mark, look.itemText];
  return draw(
    View,
    as("L", {}),
    numbered(items).map(({ number, part: item }) =>
      draw(
        View,
        as("LI", { key: number, style: look.item, wrap: false }),
        draw(Text, as("Lbl", { style: mark }), ordered ? `${number}.` : "•"),
        draw(Text, as("LBody", { style: text }), item),
      ),
    ),
  );
}

/** The words above its columns are never alone at the foot of a page: what stands before it asks for room for a row. */
const Table = ({ block }: Of<"table">) =>
  draw(Fragment, null, draw(View, { style: look.beforeTable, minPresenceAhead: 62 }), draw(Rows, { block }));

const Rows = ({ block: { columns, rows } }: Of<"table">) =>
  draw(
    View,
    as("Table", {}),
    draw(
      View,
      as("TR", { style: look.tableHead, fixed: true }),
      draw(Cells, { columns, role: "TH", cells: columns.map(({ label }) => label) }),
    ),
    numbered(rows).map(({ number, part: cells }) =>
      draw(
        View,
        as("TR", { key: number, style: number % 2 ? [look.tableRow, look.striped] : look.tableRow, wrap: false }),
        draw(Cells, { columns, role: "TD", cells }),
      ),
    ),
  );

interface CellsProps {
  readonly columns: readonly PaperColumn[];
  readonly role: "TH" | "TD";
  readonly cells: readonly string[];
}

function Cells({ columns, role, cells }: CellsProps) {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return columns.map(({ label, share = 1, align = "left" }, index) =>
    draw(Text, as(role, { key: label, style: [look.cell, { width: `${(100 * share) / shares}%`, textAlign: align }] }), cells[index] ?? ""),
  );
}

const Callout = ({ block: { label, value, note, picture } }: Of<"callout">) =>
  draw(
    View,
    { style: look.callout, wrap: false },
    draw(
      View,
      { style: look.names },
      draw(Text, { style: look.calloutLabel }, label),
      draw(Text, { style: look.calloutValue }, value),
      note ? draw(Text, { style: look.quiet }, note) : null,
    ),
    picture ? draw(Image, as("Figure", { src: Buffer.from(picture), style: look.calloutPicture }, `Foto ${value}`)) : null,
  );

const Signature = ({ block: { place, role, name, note, picture } }: Of<"signature">) =>
  draw(
    View,
    { style: look.signature, wrap: false },
    draw(Text, { style: look.signatureLine }, place),
    draw(Text, { style: look.signatureLine }, role),
    picture
      ? draw(Image, as("Figure", { src: Buffer.from(picture), style: look.signaturePicture }, "Kode QR untuk memeriksa keaslian"))
      : null,
    draw(Text, { style: picture ? look.signatureBelow : look.signatureName }, name),
    note ? draw(Text, { style: look.quiet }, note) : null,
  );

const views: { readonly [K in Block["kind"]]: (of: Of<K>) => ReactNode } = {
  heading: Heading,
  paragraph: Paragraph,
  pairs: Pairs,
  facts: Facts,
  list: List,
  table: Table,
  callout: Callout,
  signature: Signature,
};
