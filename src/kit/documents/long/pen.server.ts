import type PDFDocument from "pdfkit";
import { type Family, families, fontFile } from "../letters/faces.server.ts";
import { broken } from "../letters/lines.ts";
import { runs } from "../letters/runs.server.ts";

const weights = { plain: 400, bold: 600, heavy: 700 } as const;
export type Weight = keyof typeof weights;

/** From the top of a line to the feet of its letters, in parts of the size: what the commonest font says of itself. */
const rise = 1.038;

export interface Pen {
  readonly weight: Weight;
  readonly size: number;
}

const fontName = (family: Family, weight: Weight) => `${family} ${weight}`;

/** Writes on a page without laying out anything twice: every word is measured once a document. */
export class Writer {
  readonly #doc: PDFDocument;
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFDocument) {
    this.#doc = doc;
    for (const [weight, figure] of Object.entries(weights) as [Weight, 400 | 600 | 700][])
      for (const family of families) doc.registerFont(fontName(family, weight), fontFile(family, figure));
  }

  width(text: string, { weight, size }: Pen): number {
    const known = this.#widths.get(`${weight}${text}`);
    const measured = known ?? this.#runs(text, { weight, size: 1 }).reduce((sum, { width }) => sum + width, 0);
    if (known === undefined) this.#widths.set(`${weight}${text}`, measured);
    return measured * size;
  }

  lines(text: string, pen: Pen, width: number): string[] {
    return broken(text, width, (part) => this.width(part, pen));
  }

  write(text: string, x: number, y: number, { colour, ...pen }: Pen & { readonly colour: string }): void {
    let at = x;
    for (const { run, font, width } of this.#runs(text, pen)) {
      this.#doc.font(font).fontSize(pen.size).fillColor(colour);
      this.#doc.text(run, at, y + rise * pen.size, { lineBreak: false, baseline: "alphabetic" });
      at += width;
    }
  }

  #runs(text: string, { weight, size }: Pen) {
    return runs(text).map(({ text: run, family }) => {
      const font = fontName(family, weight);
      return { run, font, width: this.#doc.font(font).fontSize(size).widthOfString(run) };
    });
  }
}
