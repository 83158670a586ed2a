import { Image, Text, View } from "@react-pdf/renderer";
import { look } from "./look.server.ts";
import { Star } from "./ornament.server.tsx";
import type { Block, PaperColumn } from "./paper.ts";

/** A paper is laid out once and never changes, so its parts are known by their place. */
export const numbered = <T,>(parts: readonly T[]) => parts.map((part, index) => ({ number: index + 1, part }));

type Of<K extends Block["kind"]> = { block: Extract<Block, { kind: K }> };

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <Heading block={block} />;
    case "paragraph":
      return <Text style={tones[block.tone ?? "plain"]}>{block.text}</Text>;
    case "pairs":
      return <Pairs block={block} />;
    case "facts":
      return <Facts block={block} />;
    case "list":
      return <List block={block} />;
    case "table":
      return <Table block={block} />;
    case "callout":
      return <Callout block={block} />;
    case "signature":
      return <Signature block={block} />;
  }
}

const tones = { plain: look.text, quiet: look.quiet, letter: look.letterText, centred: look.centred };

const Pairs = ({ block: { rows, aside } }: Of<"pairs">) => (
  <View>
    {numbered(rows).map(({ number, part: { label, value } }) => (
      <View key={number} style={look.pair} wrap={false}>
        <Text style={look.pairLabel}>{label}</Text>
        <Text style={look.pairColon}>:</Text>
        <Text style={look.pairValue}>{value}</Text>
        {number === 1 && aside ? <Text style={look.pairAside}>{aside}</Text> : null}
      </View>
    ))}
  </View>
);

/** Never alone at the foot of a page. */
const Heading = ({ block }: Of<"heading">) => (
  <View style={look.heading} minPresenceAhead={60}>
    <Star size={8} />
    <Text style={look.headingText}>{block.text}</Text>
  </View>
);

const Facts = ({ block }: Of<"facts">) => (
  <View>
    {numbered(block.rows).map(({ number, part: { label, value } }) => (
      <View key={number} style={look.fact} wrap={false}>
        <Text style={look.factLabel}>{label}</Text>
        <Text style={look.factValue}>{value === "" ? "–" : value}</Text>
      </View>
    ))}
  </View>
);

const List = ({ block }: Of<"list">) => (
  <View>
    {numbered(block.items).map(({ number, part: item }) => (
      <View key={number} style={look.item} wrap={false}>
        <Text style={block.tone === "letter" ? look.letterMark : look.mark}>{block.ordered ? `${number}.` : "•"}</Text>
        <Text style={block.tone === "letter" ? look.letterItem : look.itemText}>{item}</Text>
      </View>
    ))}
  </View>
);

const Table = ({ block: { columns, rows } }: Of<"table">) => (
  <View>
    <View style={look.tableHead} fixed>
      <Cells columns={columns} cells={columns.map(({ label }) => label)} />
    </View>
    {numbered(rows).map(({ number, part: cells }) => (
      <View key={number} style={number % 2 ? [look.tableRow, look.striped] : look.tableRow} wrap={false}>
        <Cells columns={columns} cells={cells} />
      </View>
    ))}
  </View>
);

function Cells({ columns, cells }: { columns: readonly PaperColumn[]; cells: readonly string[] }) {
  const shares = columns.reduce((sum, { share = 1 }) => sum + share, 0);
  return columns.map(({ label, share = 1, align = "left" }, index) => (
    <Text key={label} style={[look.cell, { width: `${(100 * share) / shares}%`, textAlign: align }]}>
      {cells[index] ?? ""}
    </Text>
  ));
}

const Callout = ({ block: { label, value, note, picture } }: Of<"callout">) => (
  <View style={look.callout} wrap={false}>
    <View style={look.names}>
      <Text style={look.calloutLabel}>{label}</Text>
      <Text style={look.calloutValue}>{value}</Text>
      {note ? <Text style={look.quiet}>{note}</Text> : null}
    </View>
    {picture ? <Image src={Buffer.from(picture)} style={look.calloutPicture} /> : null}
  </View>
);

const Signature = ({ block: { place, role, name, note, picture } }: Of<"signature">) => (
  <View style={look.signature} wrap={false}>
    <Text style={look.signatureLine}>{place}</Text>
    <Text style={look.signatureLine}>{role}</Text>
    {picture ? <Image src={Buffer.from(picture)} style={look.signaturePicture} /> : null}
    <Text style={picture ? look.signatureBelow : look.signatureName}>{name}</Text>
    {note ? <Text style={look.quiet}>{note}</Text> : null}
  </View>
);
