import type { Day, Moment, RowColumns } from "#kit/database/tables.ts";

export interface AturanKarierTable extends RowColumns {
  perihal: string;
  /** Years of service; of age for pensions. */
  tahun: number;
  berlakuMulai: Day;
  dasar: string | null;
  keterangan: string | null;
}

/** What was told of already. `tahap`: how many days before. */
export interface PeringatanPegawaiTable {
  pegawaiId: string;
  perihal: string;
  jatuh: Day;
  tahap: number;
  createdAt: Moment;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    aturanKarier: AturanKarierTable;
    peringatanPegawai: PeringatanPegawaiTable;
  }
}
