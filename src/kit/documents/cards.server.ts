import { drawQrCode } from "./qr-code.server.ts";
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
    cards: cards.map(({ code, ...words }) => ({ ...words, code: drawQrCode(code, "M") })),
  }));
  return typesetPdf({ template: "cards", data: { title, house, groups: drawn }, standard: "ua-1" });
}
