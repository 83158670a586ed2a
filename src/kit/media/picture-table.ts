import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { RowColumns } from "../database/tables.ts";
import type { Variant } from "./picture.ts";

export interface PictureTable extends RowColumns {
  kunci: string;
  lebar: number;
  tinggi: number;
  warna: string;
  tembus: Generated<boolean>;
  alt: string;
  fokusX: Generated<number>;
  fokusY: Generated<number>;
  varian: JSONColumnType<readonly Variant[]>;
  klip: ColumnType<string | null, string | null | undefined, string | null>;
  asal: string;
  /** Bytes of all its files, as text (bigint). */
  ukuran: Generated<string>;
  klipUkuran: Generated<string>;
  pengunggah: ColumnType<string | null, string | null | undefined, never>;
}

declare module "../database/tables.ts" {
  interface Tables {
    gambar: PictureTable;
  }
}
