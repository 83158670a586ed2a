import { setImmediate as breathe } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { create as drawQr } from "qrcode";
import { printable } from "./letters/printable.server.ts";
import { type Pen, Writer } from "./long/pen.server.ts";
import { colour } from "./look.server.ts";

export interface Card {
  /** Set large: a person's name. */
  readonly title: string;
  readonly line: string;
  /** What the QR code says. */
  readonly code: string;
}

/** Cards that are handed out together: they begin on a sheet of their own, which names them. */
export interface CardGroup {
  readonly name: string;
  readonly cards: readonly Card[];
}

export interface Cards {
  readonly title: string;
  /** Whose cards they are, at the head of each. */
  readonly house: string;
  readonly groups: readonly CardGroup[];
}

const MM = 72 / 25.4;
const perSheet = 10;
const card = { width: 86 * MM, height: 54 * MM, inset: 4 * MM, code: 34 * MM };
const margin = { side: 19 * MM, top: 13.5 * MM };
const words = card.width - 2 * card.inset - card.code - 3 * MM;
const pens = {
  house: { weight: "heavy", size: 8 },
  title: { weight: "heavy", size: 11 },
  line: { weight: "plain", size: 8.5 },
} as const satisfies Record<string, Pen>;
const lineHeight = { house: 10.5, title: 13.5, line: 11.5 };
const mostTitleLines = 4;

/**
 * Cards of bank card size, ten on a sheet of A4 to be cut along the dashes. Drawn straight onto the pages, sheet by sheet, so
 * that a whole house's do not take minutes.
 */
export async function renderCards(given: Cards, progress?: (done: number, total: number) => Promise<void>): Promise<Uint8Array> {
  const { title, house, groups } = printable(given);
  const info = { Title: title, Author: house, Creator: "Portal", Producer: "Portal" };
  const doc = new PDFDocument({
    size: [210 * MM, 297 * MM],
    margin: 0,
    autoFirstPage: false,
    lang: "id-ID",
    displayTitle: true,
    pdfVersion: "1.7",
    info,
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((resolve) => doc.on("data", (chunk) => chunks.push(chunk)).on("end", resolve));
  const writer = new Writer(doc);
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  let done = 0;
  for (const { name, cards } of groups) {
    const sheets = Math.ceil(cards.length / perSheet);
    for (let sheet = 0; sheet < sheets; sheet++) {
      const onSheet = cards.slice(sheet * perSheet, (sheet + 1) * perSheet);
      doc.addPage();
      writer.write(`${name} · lembar ${sheet + 1} dari ${sheets}`, margin.side, 6 * MM, { ...pens.line, colour: colour.quiet });
      for (const [place, one] of onSheet.entries()) drawCard({ doc, writer, house }, one, place);
      done += onSheet.length;
      await breathe();
      await progress?.(done, total);
    }
  }
  doc.end();
  await written;
  return Buffer.concat(chunks);
}

interface Sheet {
  readonly doc: PDFDocument;
  readonly writer: Writer;
  readonly house: string;
}

function drawCard({ doc, writer, house }: Sheet, { title, line, code }: Card, place: number): void {
  const x = margin.side + (place % 2) * card.width;
  const y = margin.top + Math.floor(place / 2) * card.height;
  doc.save().lineWidth(0.5).dash(3, { space: 2 }).rect(x, y, card.width, card.height).stroke(colour.line).restore();
  const [left, top, bottom] = [x + card.inset, y + card.inset, y + card.height - card.inset];
  const write = (lines: readonly string[], from: number, part: keyof typeof pens, ink: string) => {
    for (const [at, text] of lines.entries()) writer.write(text, left, from + at * lineHeight[part], { ...pens[part], colour: ink });
  };
  const heads = writer.lines(house, pens.house, words);
  write(heads, top, "house", colour.deep);
  doc.rect(left, top + heads.length * lineHeight.house + 3, 9 * MM, 1.2).fill(colour.gold);
  const names = shortened(writer.lines(title, pens.title, words));
  write(names, (top + bottom + heads.length * lineHeight.house - names.length * lineHeight.title) / 2 - 2, "title", colour.ink);
  write([line], bottom - lineHeight.line, "line", colour.quiet);
  drawCode(doc, code, { x: x + card.width - card.inset - card.code, y: y + (card.height - card.code) / 2 });
}

const shortened = (lines: readonly string[]) =>
  lines.length > mostTitleLines ? [...lines.slice(0, mostTitleLines - 1), `${lines[mostTitleLines - 1]} …`] : lines;

/** One bar for each run of dark squares: half as many as squares. */
function drawCode(doc: PDFDocument, text: string, { x, y }: { readonly x: number; readonly y: number }): void {
  const { size, data } = drawQr(text, { errorCorrectionLevel: "M" }).modules;
  const square = card.code / size;
  for (let row = 0; row < size; row++)
    for (let from = 0; from < size; from++) {
      if (!data[row * size + from]) continue;
      let to = from;
      while (to < size && data[row * size + to]) to++;
      doc.rect(x + from * square, y + row * square, (to - from) * square, square * 1.01);
      from = to;
    }
  doc.fill("#000000");
}
