import type { Moment, RowColumns } from "#kit/database/tables.ts";

interface KabarKeamananTable {
  id: RowColumns["id"];
  createdAt: Moment;
  akunId: string;
  judul: string;
  isi: string;
  tautan: string;
  perangkat: string | null;
  jaringan: string | null;
  sesiId: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kabarKeamanan: KabarKeamananTable;
  }
}
