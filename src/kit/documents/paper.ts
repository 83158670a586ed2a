/** Cells of the tables of one paper, 5,000 rows of six: they take some 800 MB while they are laid out. What is longer is for a sheet. */
export const maxTableCells = 30_000;

export const fitsOnPaper = (rows: number, columns: number): boolean => rows * columns <= maxTableCells;

/** A paper as plain data: what stands on it, not how it looks. `paper.server.ts` makes a PDF of it. */
export interface Letterhead {
  /** From the highest office down; the last line is the house itself and is set largest. */
  readonly names: readonly string[];
  readonly address: string;
  /** Telephone, e-mail, website in one line. */
  readonly contact?: string;
  /** PNG or JPEG; the words stand in the middle when there is any. */
  readonly logos?: { readonly left?: Uint8Array; readonly right?: Uint8Array };
}

export interface Paper {
  readonly letterhead: Letterhead;
  readonly title: string;
  /** Under the title, e.g. a number. */
  readonly subtitle?: string;
  /** A letter is set larger and plainer than a report. */
  readonly form?: "report" | "letter";
  /** The title is only told to readers of the file: the paper begins with its blocks. */
  readonly untitled?: true;
  readonly blocks: readonly Block[];
  /** Small, at the left of the foot of every page. */
  readonly footer?: string;
  /** F4 is the folio of Indonesian offices, 215 × 330 mm. */
  readonly size?: "A4" | "F4";
  readonly orientation?: "portrait" | "landscape";
  /** By the ministry's rules of official letters; the house's ornamented look when absent. */
  readonly style?: "official";
  /** One word across every page, of a paper that is no longer in force. */
  readonly stamp?: string;
}

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  /** What follows begins on a page of its own. */
  | { readonly kind: "page" }
  | { readonly kind: "paragraph"; readonly text: string; readonly tone?: "plain" | "quiet" | "letter" | "address" | "centred" }
  /** Words before a colon, and what they say; `aside` stands at the right of the first row. */
  | { readonly kind: "pairs"; readonly rows: readonly Fact[]; readonly aside?: string }
  /** `photo`: what stands in an empty frame beside them, of 3 by 4 centimetres, for a portrait that is glued in. */
  /** `written`: what is empty is filled in by hand. */
  | { readonly kind: "facts"; readonly rows: readonly Fact[]; readonly photo?: string; readonly written?: true }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly ordered?: boolean; readonly tone?: "letter" }
  /** `dense`: twenty-five rows and more on a page that lies; `roomy`: read at a door, signed by hand; `written`: corrected by hand, line by line. */
  | {
      readonly kind: "table";
      readonly dense?: true;
      readonly roomy?: true;
      readonly written?: true;
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: "callout";
      readonly label: string;
      readonly value: string;
      readonly note?: string;
      /** A portrait. */
      readonly picture?: Uint8Array;
      /** What is scanned in its place, and what that is for who hears the paper. */
      readonly code?: { readonly text: string; readonly heard: string };
    }
  /** What a decision rests on and what it rules, each under its label. */
  | { readonly kind: "clauses"; readonly rows: readonly Clause[] }
  | {
      readonly kind: "signature";
      readonly place: string;
      readonly role: string;
      readonly name: string;
      readonly note?: string;
      /** What the QR code says that stands in the place of the pen. */
      readonly code?: string;
      /** Who signs by hand at the left. */
      readonly beside?: Signer;
    }
  /** Comes back filled in by whoever received what the letter brought. */
  | { readonly kind: "receipt"; readonly title: string; readonly labels: readonly string[] };

export interface Clause {
  readonly label: string;
  readonly items: readonly string[];
  readonly numbered?: "letters" | "digits";
}

export interface Signer {
  readonly role: string;
  readonly name: string;
  readonly note?: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface PaperColumn {
  readonly label: string;
  /** Share of the width against the other columns; 1 when absent. */
  readonly share?: number;
  readonly align?: "left" | "right" | "center";
}
