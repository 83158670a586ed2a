/** What is used here of the engine that also stands under the papers' renderer; it brings no types of its own. */
declare module "pdfkit" {
  interface Options {
    readonly size?: readonly [number, number];
    readonly margin?: number;
    readonly bufferPages?: boolean;
    readonly autoFirstPage?: boolean;
    readonly tagged?: boolean;
    readonly lang: string;
    readonly displayTitle: boolean;
    readonly pdfVersion: string;
    readonly info: Readonly<Record<string, string>>;
  }
  /** A part of what is read, in its place among the others. */
  export interface Structure {
    add(part: Structure | Content): this;
    end(): void;
  }
  /** What is drawn between its marking and the end of it. */
  export interface Content {
    readonly refs: readonly object[];
  }
  export default class PDFDocument {
    constructor(options: Options);
    on(event: "data", listener: (chunk: Buffer) => void): this;
    on(event: "end", listener: () => void): this;
    registerFont(name: string, path: string): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { readonly lineBreak: false; readonly baseline: "alphabetic" }): this;
    rect(x: number, y: number, width: number, height: number): this;
    path(data: string): this;
    lineWidth(points: number): this;
    dash(length: number, options: { readonly space: number }): this;
    stroke(colour: string): this;
    fill(colour: string): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    image(
      source: Buffer,
      x: number,
      y: number,
      options: { readonly fit: readonly [number, number]; readonly align?: "center"; readonly valign?: "center" },
    ): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(page: number): this;
    struct(role: string, told?: { readonly alt?: string }, parts?: readonly Content[]): Structure;
    addStructure(part: Structure): this;
    markStructureContent(role: string): Content;
    markContent(tag: "Artifact"): this;
    endMarkedContent(): this;
    end(): void;
  }
}
