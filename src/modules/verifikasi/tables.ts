import type { Generated, Moment, RowColumns } from "#kit/database/tables.ts";

interface KunciSuratTable {
  id: RowColumns["id"];
  versi: Generated<number>;
  nomor: number;
  umum: Buffer;
  rahasia: Buffer | null;
  createdAt: Moment;
  updatedAt: Moment;
  digantiPada: Date | null;
  dicabutPada: Date | null;
  alasanCabut: string | null;
}

interface BuktiSuratTable extends RowColumns {
  kode: string;
  kunciId: string;
  jenis: string;
  nomor: string | null;
  /** YYYY-MM-DD */
  tanggal: string;
  perihal: string;
  /** It was written for everybody: without what was typed and without full names. */
  perihalTerbuka: Generated<boolean>;
  penandatangan: string;
  ringkasan: string | null;
  isi: string;
  sha256: Buffer | null;
  dicabutPada: Date | null;
  dicabutOleh: string | null;
  alasanCabut: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kunciSurat: KunciSuratTable;
    buktiSurat: BuktiSuratTable;
  }
}
