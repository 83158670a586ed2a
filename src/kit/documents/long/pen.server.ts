import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";

const resolve = createRequire(import.meta.url).resolve;
const weights = { plain: 400, bold: 600, heavy: 700 } as const;
export type Weight = keyof typeof weights;

/** What the first of the two font files has; every other letter comes from the second. */
const common =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122]+|[^\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122]+/g;
const isCommon = (run: string) => run.charCodeAt(0) <= 0xff || /^[\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122]/.test(run);

export interface Pen {
  readonly weight: Weight;
  readonly size: number;
}

/** Writes on a page without laying out anything twice: every word is measured once a document. */
export class Writer {
  readonly #doc: PDFDocument;
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFDocument) {
    this.#doc = doc;
    for (const [name, weight] of Object.entries(weights)) {
      const file = (subset: string) => resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-${weight}-normal.woff`);
      doc.registerFont(name, file("latin")).registerFont(`${name}-more`, file("latin-ext"));
    }
  }

  width(text: string, { weight, size }: Pen): number {
    const known = this.#widths.get(`${weight}${text}`);
    const measured = known ?? this.#runs(text, { weight, size: 1 }).reduce((sum, { width }) => sum + width, 0);
    if (known === undefined) this.#widths.set(`${weight}${text}`, measured);
    return measured * size;
  }

  /** Between words, and within a word only where it is wider than the line. */
  lines(text: string, pen: Pen, width: number): string[] {
    if (this.width(text, pen) <= width) return [text];
    const lines: string[] = [""];
    for (const word of text.split(/\s+/).flatMap((one) => this.#parts(one, pen, width))) {
      const line = lines.at(-1) ?? "";
      const longer = line === "" ? word : `${line} ${word}`;
      if (line === "" || this.width(longer, pen) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  write(text: string, x: number, y: number, { colour, ...pen }: Pen & { readonly colour: string }): void {
    let at = x;
    for (const { run, font, width } of this.#runs(text, pen)) {
      this.#doc.font(font).fontSize(pen.size).fillColor(colour).text(run, at, y, { lineBreak: false });
      at += width;
    }
  }

  /** Behind a slash where there is one: a long number stays readable. */
  #parts(word: string, pen: Pen, width: number): string[] {
    if (this.width(word, pen) <= width) return [word];
    const parts: string[] = [];
    for (const piece of word.split(/(?<=\/)/)) {
      const longer = (parts.at(-1) ?? "") + piece;
      if (parts.length > 0 && this.width(longer, pen) <= width) parts[parts.length - 1] = longer;
      else parts.push(...this.#chopped(piece, pen, width));
    }
    return parts;
  }

  #chopped(word: string, pen: Pen, width: number): string[] {
    if (this.width(word, pen) <= width) return [word];
    const most = Math.max(1, Math.floor((word.length * width) / this.width(word, pen)) - 1);
    return word.match(new RegExp(`.{1,${most}}`, "gu")) ?? [word];
  }

  #runs(text: string, { weight, size }: Pen) {
    return (text.match(common) ?? []).map((run) => {
      const font = isCommon(run) ? weight : `${weight}-more`;
      return { run, font, width: this.#doc.font(font).fontSize(size).widthOfString(run) };
    });
  }
}
