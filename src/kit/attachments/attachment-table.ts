import type { RowColumns } from "../database/tables.ts";

/** `ukuran` in bytes, as text (bigint). */
export interface AttachmentTable extends RowColumns {
  createdBy: string | null;
  kunci: string;
  nama: string;
  jenis: string;
  ukuran: string;
  sidik: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    berkas: AttachmentTable;
  }
}
