import type { Day, Generated, Moment } from "#kit/database/tables.ts";
import type { JenisPeringatan } from "./peringatan.ts";

/** `selesaiPada` null: still to be looked after. */
export interface PeringatanAbsensiTable {
  id: Generated<string>;
  createdAt: Moment;
  jenis: JenisPeringatan;
  kelasId: string;
  siswaId: string | null;
  mulai: Day;
  sampai: Day;
  jumlah: number;
  selesaiPada: Date | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    peringatanAbsensi: PeringatanAbsensiTable;
  }
}
