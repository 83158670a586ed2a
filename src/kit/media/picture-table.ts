import type { JSONColumnType } from "kysely";
import type { RowColumns } from "../database/tables.ts";
import type { Variant } from "./picture.ts";

export interface PictureTable extends RowColumns {
  kunci: string;
  lebar: number;
  tinggi: number;
  warna: string;
  tembus: boolean;
  alt: string;
  fokusX: number;
  fokusY: number;
  varian: JSONColumnType<readonly Variant[]>;
  klip: string | null;
  asal: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    gambar: PictureTable;
  }
}
