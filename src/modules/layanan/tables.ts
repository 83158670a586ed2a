import type { Day, RowColumns } from "#kit/database/tables.ts";

export interface PengumumanTable extends RowColumns {
  judul: string;
  isi: string | null;
  tanggal: Day;
  /** The last day on which it is shown. */
  sampai: Day | null;
  tampilDiSitus: boolean;
}

/** Times are "HH:MM" in WITA. */
export interface AgendaTable extends RowColumns {
  judul: string;
  mulai: Day;
  selesai: Day | null;
  jamMulai: string | null;
  jamSelesai: string | null;
  tempat: string | null;
  deskripsi: string | null;
  tampilDiSitus: boolean;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    pengumuman: PengumumanTable;
    agenda: AgendaTable;
  }
}
