import { setImmediate as breathe } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { contactLines } from "../contact.ts";
import { printable } from "../letters/printable.server.ts";
import { colour, margin, pageSize } from "../look.server.ts";
import { band } from "../ornament.server.ts";
import type { Paper, PaperColumn } from "../paper.ts";
import { type Role, Voice } from "../voice.server.ts";
import { type Pen, Writer } from "./pen.server.ts";

/** One table of any length under the letterhead. */
export interface LongTable extends Omit<Paper, "blocks"> {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Small, under the table. */
  readonly notes?: readonly string[];
}

type Progress = (done: number, total: number) => Promise<void>;

interface Look {
  readonly cell: Pen;
  readonly head: Pen;
  readonly inset: number;
}

interface CellsLook {
  readonly pen: Pen;
  readonly ground: string;
  readonly ink: string;
  readonly role: Role;
}

const roomy: Look = { cell: { weight: "plain", size: 8.5 }, head: { weight: "bold", size: 8 }, inset: 5 };
const dense: Look = { cell: { weight: "plain", size: 8 }, head: { weight: "bold", size: 7 }, inset: 3 };
const manyColumns = 10;
const lineHeight = 11.5;
const above = 4;
/** Longer tables are read aloud row by row: each part that is read by itself makes the file a hundred bytes larger. */
const readByCell = 400;
/** Rows after which others of the process have their turn. */
const atOnce = 40;

/**
 * The table as PDF, with its head on every page. Drawn straight onto the pages: the papers' renderer lays out everything
 * at once and takes minutes for a thousand rows.
 */
export async function renderLongTable(given: LongTable, progress?: Progress): Promise<Uint8Array> {
  const table = printable(given);
  const { width, height } = pageSize(table);
  const doc = new PDFDocument({
    size: [width, height],
    margin: 0,
    bufferPages: true,
    tagged: true,
    lang: "id-ID",
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: table.title, Author: table.letterhead.names.at(-1) ?? "", Creator: "Portal", Producer: "Portal" },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve) => doc.on("data", (chunk) => chunks.push(chunk)).on("end", resolve));
  const sheet = new Sheet(doc, table);
  sheet.letterhead();
  sheet.beginTable();
  for (const [index, row] of table.rows.entries()) {
    sheet.row(row, index);
    if (index % atOnce !== atOnce - 1) continue;
    await breathe();
    await progress?.(index + 1, table.rows.length);
  }
  sheet.endTable();
  sheet.notes();
  sheet.footers();
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

class Sheet {
  readonly #doc: PDFDocument;
  readonly #table: LongTable;
  readonly #writer: Writer;
  readonly #voice: Voice;
  readonly #page: { width: number; height: number };
  readonly #look: Look;
  readonly #columns: readonly (PaperColumn & { readonly x: number; readonly width: number })[];
  #y = margin.top;

  constructor(doc: PDFDocument, table: LongTable) {
    this.#doc = doc;
    this.#table = table;
    this.#writer = new Writer(doc);
    this.#voice = new Voice(doc);
    this.#page = pageSize(table);
    this.#look = table.columns.length > manyColumns ? dense : roomy;
    const whole = this.#page.width - 2 * margin.side;
    const shares = table.columns.reduce((sum, { share = 1 }) => sum + share, 0);
    let x = margin.side;
    this.#columns = table.columns.map((column) => {
      const width = (whole * (column.share ?? 1)) / shares;
      x += width;
      return { ...column, x: x - width, width };
    });
  }

  letterhead(): void {
    const { names, address, logos = {} } = this.#table.letterhead;
    const size = 58;
    const logo = (picture: Uint8Array | undefined, x: number) =>
      picture && this.#voice.say("Figure", () => this.#doc.image(Buffer.from(picture), x, this.#y, { fit: [size, size] }), "Lambang");
    logo(logos.left, margin.side);
    logo(logos.right, this.#page.width - margin.side - size);
    for (const name of names.slice(0, -1)) this.#middle(name, { weight: "bold", size: 9.5, colour: colour.quiet }, 13);
    this.#middle(names.at(-1) ?? "", { weight: "heavy", size: 18, colour: colour.deep }, 24);
    for (const line of [address, ...contactLines(this.#table.letterhead)])
      if (line) this.#middle(line, { weight: "plain", size: 8.5, colour: colour.quiet }, 12);
    this.#y = Math.max(this.#y, margin.top + size) + 6;
    this.#band();
    this.#y += 20;
    this.#middle(this.#table.title, { weight: "heavy", size: 15, colour: colour.deep, role: "H1" }, 20);
    if (this.#table.subtitle) this.#middle(this.#table.subtitle, { weight: "plain", size: 10, colour: colour.quiet }, 14);
    this.#y += 10;
  }

  beginTable(): void {
    this.#voice.open("Table");
    this.#tableHead("TH");
  }

  endTable(): void {
    this.#voice.close();
  }

  /** On later pages it is seen again, but not read again. */
  #tableHead(role: Role): void {
    const { head, inset } = this.#look;
    const lines = this.#columns.map((column) => this.#writer.lines(column.label, head, column.width - 2 * inset));
    this.#cells(lines, { pen: head, ground: colour.deep, ink: "#FFFFFF", role });
  }

  row(cells: readonly string[], index: number): void {
    const { cell, inset } = this.#look;
    const lines = this.#columns.map(({ width }, place) => this.#writer.lines(cells[place] ?? "", cell, width - 2 * inset));
    const height = this.#heightOf(lines);
    if (this.#y + height > this.#page.height - margin.bottom) {
      this.#doc.addPage();
      this.#y = margin.top;
      this.#tableHead("Artifact");
    }
    this.#cells(lines, { pen: cell, ground: index % 2 ? "#FFFFFF" : colour.tint, ink: colour.ink, role: "TD" });
    this.#doc.rect(margin.side, this.#y - 0.6, this.#page.width - 2 * margin.side, 0.6).fill(colour.line);
  }

  notes(): void {
    const { cell } = this.#look;
    this.#y += 8;
    for (const line of (this.#table.notes ?? []).flatMap((note) => this.#writer.lines(note, cell, this.#page.width - 2 * margin.side))) {
      if (this.#y + lineHeight > this.#page.height - margin.bottom) {
        this.#doc.addPage();
        this.#y = margin.top;
      }
      this.#voice.say("P", () => this.#writer.write(line, margin.side, this.#y, { ...cell, colour: colour.quiet }));
      this.#y += lineHeight;
    }
  }

  footers(): void {
    const { start, count } = this.#doc.bufferedPageRange();
    const [y, pen] = [this.#page.height - margin.bottom + 14, { weight: "plain", size: 8 } as const];
    for (let page = start; page < start + count; page++) {
      this.#doc.switchToPage(page);
      this.#voice.begin("Artifact");
      this.#doc.rect(margin.side, y, this.#page.width - 2 * margin.side, 0.6).fill(colour.line);
      const number = `Halaman ${page - start + 1} dari ${count}`;
      this.#writer.write(this.#table.footer ?? this.#table.title, margin.side, y + 6, { ...pen, colour: colour.quiet });
      const x = this.#page.width - margin.side - this.#writer.width(number, pen);
      this.#writer.write(number, x, y + 6, { ...pen, colour: colour.quiet });
      this.#voice.end();
    }
  }

  #heightOf = (lines: readonly (readonly string[])[]) => Math.max(...lines.map(({ length }) => length), 1) * lineHeight + 2 * above;

  #cells(lines: readonly (readonly string[])[], { pen, ground, ink, role }: CellsLook): void {
    const height = this.#heightOf(lines);
    const { inset } = this.#look;
    this.#doc.rect(margin.side, this.#y, this.#page.width - 2 * margin.side, height).fill(ground);
    const byRow = this.#table.rows.length > readByCell && role === "TD";
    if (role !== "Artifact") this.#voice.open("TR");
    if (byRow) this.#voice.begin(role);
    for (const [place, { x, width, align = "left" }] of this.#columns.entries()) {
      if (!byRow) this.#voice.begin(role);
      for (const [number, line] of (lines[place] ?? []).entries()) {
        const free = width - 2 * inset - this.#writer.width(line, pen);
        const shift = align === "left" ? 0 : align === "right" ? free : free / 2;
        this.#writer.write(line, x + inset + shift, this.#y + above + number * lineHeight, { ...pen, colour: ink });
      }
      if (!byRow) this.#voice.end();
    }
    if (byRow) this.#voice.end();
    if (role !== "Artifact") this.#voice.close();
    this.#y += height;
  }

  #middle(text: string, { role = "P", ...pen }: Pen & { readonly colour: string; readonly role?: Role }, height: number): void {
    this.#voice.begin(role);
    for (const line of this.#writer.lines(text, pen, this.#page.width - 2 * margin.side - 140)) {
      this.#writer.write(line, (this.#page.width - this.#writer.width(line, pen)) / 2, this.#y, pen);
      this.#y += height;
    }
    this.#voice.end();
  }

  #band(): void {
    const width = this.#page.width - 2 * margin.side;
    const count = Math.floor(width / (band.length * band.scale));
    this.#doc.rect(margin.side, this.#y, width, 0.5).fill(colour.deep);
    this.#doc.rect(margin.side, this.#y + band.height * band.scale - 0.5, width, 0.5).fill(colour.deep);
    for (let place = 0; place < count; place++) {
      this.#doc.save().translate(margin.side + place * (width / count), this.#y);
      this.#doc.scale(band.scale).path(band.path).fill(colour.gold).restore();
    }
    this.#y += band.height * band.scale;
  }
}
