import type { Generated, Moment } from "#kit/database/tables.ts";

export interface KiosAbsensiTable {
  id: Generated<string>;
  createdAt: Moment;
  nama: string;
  tokenHash: Buffer;
  dibukaOleh: string;
  berlakuSampai: Date;
  ditutupPada: Date | null;
}

export interface PinKiosTable {
  pegawaiId: string;
  dibuatPada: Moment;
  dibuatOleh: string;
  sidik: Buffer;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kiosAbsensi: KiosAbsensiTable;
    pinKios: PinKiosTable;
  }
}
