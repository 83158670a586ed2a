import type { ColumnType, Generated } from "kysely";
import type { Moment } from "../database/tables.ts";

export interface PemberitahuanTable {
  id: Generated<string>;
  akunId: string;
  kiriman: string;
  kind: string;
  title: string;
  body: string | null;
  link: string;
  createdAt: Moment;
  readAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  mailedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface SetelanPemberitahuanTable {
  akunId: string;
  surel: string;
  aktif: boolean;
  codeHash: Buffer | null;
  codeUntil: Date | null;
  updatedAt: Moment;
}

/** A view of the product's accounts: all that telling people something needs to know about them. */
export interface PenerimaView {
  id: string;
  nama: string;
  peran: string[];
  /** Null unless the person wants e-mail and has shown that the address is theirs. */
  surel: string | null;
}

declare module "../database/tables.ts" {
  interface Tables {
    pemberitahuan: PemberitahuanTable;
    setelanPemberitahuan: SetelanPemberitahuanTable;
    penerima: PenerimaView;
  }
}
