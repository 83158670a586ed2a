import type PDFDocument from "pdfkit";
import type { Structure } from "pdfkit";

/** What a part of a paper is to somebody who hears it, by the names of ISO 32000-1, 14.8.4. Artifact: nothing. */
export type Role = "H1" | "H2" | "P" | "Table" | "TR" | "TH" | "TD" | "L" | "LI" | "Lbl" | "LBody" | "Figure" | "Artifact";

/** Tells, while a paper is drawn, what its parts are. What is drawn between a beginning and its end is one of them. */
export class Voice {
  readonly #doc: PDFDocument;
  readonly #open: Structure[];

  constructor(doc: PDFDocument) {
    this.#doc = doc;
    this.#open = [doc.struct("Document")];
    for (const root of this.#open) doc.addStructure(root);
  }

  open(role: Role): void {
    const part = this.#doc.struct(role);
    this.#open.at(-1)?.add(part);
    this.#open.push(part);
  }

  close(): void {
    this.#open.pop()?.end();
  }

  begin(role: Role, alt?: string): void {
    if (role === "Artifact") return void this.#doc.markContent(role);
    const content = this.#doc.markStructureContent(role);
    this.#open.at(-1)?.add(this.#doc.struct(role, alt ? { alt } : {}, [content]));
  }

  say(role: Role, draw: () => void, alt?: string): void {
    this.begin(role, alt);
    draw();
    this.end();
  }

  end(): void {
    this.#doc.endMarkedContent();
  }
}
