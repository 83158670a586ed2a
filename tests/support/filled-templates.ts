import type { Cards } from "#kit/documents/cards.server.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";
import type { Template } from "#kit/documents/typeset.server.ts";

/** The smallest picture that there is. */
const dot = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** Each kind of block with this text in every place that somebody may write into. A kind that is missing here does not compile. */
export const filledBlocks = (text: string): { readonly [Kind in Block["kind"]]: readonly Extract<Block, { readonly kind: Kind }>[] } => ({
  heading: [{ kind: "heading", text }],
  page: [{ kind: "page" }],
  paragraph: (["plain", "quiet", "letter", "address", "centred"] as const).map((tone) => ({ kind: "paragraph", text, tone })),
  pairs: [{ kind: "pairs", rows: [{ label: text, value: text }], aside: "Palu" }],
  facts: [
    { kind: "facts", rows: [{ label: text, value: text }] },
    { kind: "facts", rows: [{ label: text, value: text }], photo: text },
  ],
  list: [
    { kind: "list", items: [text, text] },
    { kind: "list", items: [text], ordered: true, tone: "letter" },
  ],
  table: [
    { kind: "table", columns: [{ label: text }, { label: text, align: "right" }], rows: [[text, text]] },
    { kind: "table", written: true, columns: [{ label: text }], rows: [[text]] },
    { kind: "table", roomy: true, columns: [{ label: text }], rows: [[text]] },
  ],
  callout: [
    { kind: "callout", label: text, value: text, note: text, picture: dot },
    { kind: "callout", label: text, value: text, note: text, code: { text: "PMBM-2027-00001-K", heard: text } },
  ],
  clauses: [
    {
      kind: "clauses",
      rows: [
        { label: text, items: [text] },
        { label: text, items: [text, text], numbered: "letters" },
      ],
    },
  ],
  signature: [
    {
      kind: "signature",
      place: text,
      role: text,
      name: text,
      note: text,
      code: "PMBM-2027-00001-K",
      beside: { role: text, name: text, note: text },
    },
  ],
  receipt: [{ kind: "receipt", title: text, labels: [text, text] }],
});

const letterhead = (text: string): Paper["letterhead"] => ({
  names: [text, text],
  address: text,
  contact: text,
  logos: { left: dot, right: dot },
});

/** Papers of every form, with this text everywhere. */
export const filledPapers = (text: string): Paper[] => {
  const whole = {
    letterhead: letterhead(text),
    title: text,
    subtitle: text,
    footer: text,
    blocks: Object.values(filledBlocks(text)).flat(),
  };
  return [
    { ...whole, size: "A4" },
    { ...whole, size: "F4", orientation: "landscape" },
    { ...whole, size: "F4", form: "letter" },
    { ...whole, size: "F4", form: "letter", style: "official" },
  ];
};

const filledCards = (text: string): Cards => ({
  ...{ title: text, house: text },
  groups: [{ name: text, cards: [{ title: text, line: text, code: "1" }] }],
});

/** What each template prints, with this text in every place. A template that is missing here does not compile. */
export const filled = {
  paper: filledPapers,
  cards: (text: string) => [filledCards(text)],
  "share-card": (text: string) => [
    { title: text, label: text, narrow: false },
    { title: text, label: text, narrow: true },
  ],
} satisfies Record<Template, (text: string) => readonly object[]>;

/** How many places of it hold this text. */
export function places(data: unknown, text: string): number {
  if (data === text) return 1;
  if (typeof data !== "object" || data === null || ArrayBuffer.isView(data)) return 0;
  return Object.values(data).reduce((sum: number, part) => sum + places(part, text), 0);
}
