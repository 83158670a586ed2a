import { create as drawQr } from "qrcode";
import { typesetPdf } from "./typeset.server.ts";

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

/** Cards of bank card size as PDF/UA-1, ten on a sheet of A4 to be cut along the dashes. */
export async function renderCards({ title, house, groups }: Cards): Promise<Uint8Array> {
  const drawn = groups.map(({ name, cards }) => ({
    name,
    cards: cards.map(({ code, ...words }) => ({ ...words, code: Buffer.from(codeOf(code)) })),
  }));
  return typesetPdf({ template: "cards", data: { title, house, groups: drawn }, standard: "ua-1" });
}

/** The QR code as SVG, one bar for each run of dark squares: half as many as squares. */
function codeOf(text: string): string {
  const { size, data } = drawQr(text, { errorCorrectionLevel: "M" }).modules;
  const bars: string[] = [];
  for (let row = 0; row < size; row++)
    for (let from = 0; from < size; from++) {
      if (!data[row * size + from]) continue;
      let to = from;
      while (to < size && data[row * size + to]) to++;
      bars.push(`M${from} ${row}h${to - from}v1.01h${from - to}z`);
      from = to;
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${bars.join("")}"/></svg>`;
}
