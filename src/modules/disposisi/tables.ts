import type { Day, Generated, Moment } from "#kit/database/tables.ts";
import type { StatusMasuk } from "#modules/persuratan/index.ts";
import type { Sifat } from "./instruksi.ts";

export type StatusCabang = "baru" | "dibaca" | "diteruskan" | "dijawab" | "ditutup" | "ditarik";
export type JenisTanggapan = "kabar" | "jawaban" | "penutupan" | "penarikan" | "pengembalian";

interface DisposisiTable {
  id: Generated<string>;
  suratMasukId: string;
  cabangId: string | null;
  dariId: string;
  sifat: Sifat;
  instruksi: string[];
  catatan: string | null;
  batas: Day | null;
  createdAt: Moment;
  /** What the letter was in its book before it was handed on; null where it was on its way already. */
  statusSemula: StatusMasuk | null;
}

interface CabangTable {
  id: Generated<string>;
  versi: Generated<number>;
  createdAt: Moment;
  updatedAt: Moment;
  disposisiId: string;
  kepadaId: string;
  status: Generated<StatusCabang>;
  dibacaPada: Date | null;
  selesaiPada: Date | null;
  ditegurPada: Date | null;
}

interface TanggapanTable {
  id: Generated<string>;
  cabangId: string;
  akunId: string;
  jenis: JenisTanggapan;
  isi: string | null;
  berkasId: string | null;
  createdAt: Moment;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    disposisi: DisposisiTable;
    cabangDisposisi: CabangTable;
    tanggapanDisposisi: TanggapanTable;
  }
}
