import type { Generated } from "#kit/database/tables.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";
import type { Jabatan } from "#modules/kepegawaian/index.ts";
import type { Paraf, Rantai } from "../naskah.ts";
import type { NamedTable } from "./table.ts";

type WithoutImage<B> = B extends unknown ? Omit<B, "picture" | "code"> : never;

/** A part of a letter; its QR code is put in when it is drawn. */
export type BlokSurat = WithoutImage<Block>;

/** What the paper says, without the letterhead's logos and the QR, which are drawn with it. */
export type SavedPaper = Omit<Paper, "letterhead" | "blocks"> & {
  readonly letterhead: Omit<Paper["letterhead"], "logos">;
  readonly blocks: readonly BlokSurat[];
};

/** What a signed paper is drawn from: its words, and what its QR holds. */
export interface SignedPaper {
  readonly kertas: SavedPaper;
  readonly isiQr: string;
}

declare module "#kit/database/tables.ts" {
  interface Refinements {
    naskahSurat: {
      isian: Generated<Readonly<Record<string, string>>>;
      kertas: SignedPaper | null;
      tabel: readonly NamedTable[] | null;
      rantai: Rantai | null;
      paraf: Generated<readonly Paraf[]>;
      parafBerikut: Jabatan | null;
      penandaJabatan: Jabatan | null;
    };
  }
}
