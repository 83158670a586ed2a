import type { Day, Generated, Moment, RowColumns } from "#kit/database/tables.ts";

export type Keamanan = "B" | "T" | "R" | "SR";
export type Sifat = "biasa" | "segera" | "sangat-segera";
export type StatusKeluar = "draf" | "menunggu" | "terkirim" | "arsip" | "dicabut" | "batal";
export type StatusMasuk = "baru" | "diproses" | "selesai" | "arsip";

export interface KlasifikasiSuratTable extends RowColumns {
  kode: string;
  nama: string;
  aktif: boolean;
}

/** `nomorAwal`: the last number that a paper book gave in the year `tahunAwal`. `batasMundur` in days. */
export interface BukuNomorTable extends RowColumns {
  nama: string;
  kodeJabatan: string;
  tahunAwal: number | null;
  nomorAwal: number | null;
  batasMundur: number;
  aktif: boolean;
}

/** `lebar`: digits of the serial number. */
export interface JenisNaskahTable extends RowColumns {
  kode: string;
  nama: string;
  bukuId: string;
  pola: string;
  lebar: number;
  aktif: boolean;
}

export interface SuratKeluarTable extends RowColumns {
  nomorSurat: string;
  perihal: string;
  tanggal: Day;
  jenisId: string | null;
  klasifikasiId: string | null;
  tujuan: string | null;
  keamanan: Keamanan | null;
  sifat: Sifat | null;
  unit: string | null;
  status: StatusKeluar | null;
  lampiran: string | null;
  keterangan: string | null;
  berkasId: string | null;
}

/** The database gives `tahunAgenda` and `nomorAgenda` when the letter is written in. */
export interface SuratMasukTable extends RowColumns {
  tahunAgenda: Generated<number>;
  nomorAgenda: Generated<number>;
  nomorSurat: string;
  asalSurat: string;
  tanggalTerima: Day;
  perihal: string;
  tanggalSurat: Day | null;
  klasifikasiId: string | null;
  keamanan: Keamanan | null;
  sifat: Sifat | null;
  unit: string | null;
  status: StatusMasuk | null;
  lampiran: string | null;
  keterangan: string | null;
  berkasId: string | null;
}

/** `sisipan` is "" for a number in its turn. Rows are final but for being voided once. */
export interface NomorSuratTable {
  id: Generated<string>;
  createdAt: Moment;
  bukuId: string;
  jenisId: string;
  tahun: number;
  urut: number;
  sisipan: string;
  nomor: string;
  tanggal: Day;
  suratId: string;
  alasanMundur: string | null;
  diambilOleh: string | null;
  diambilNama: string;
  batalPada: Generated<Date | null>;
  batalOleh: Generated<string | null>;
  batalNama: Generated<string | null>;
  alasanBatal: Generated<string | null>;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    klasifikasiSurat: KlasifikasiSuratTable;
    bukuNomor: BukuNomorTable;
    jenisNaskah: JenisNaskahTable;
    suratKeluar: SuratKeluarTable;
    suratMasuk: SuratMasukTable;
    nomorSurat: NomorSuratTable;
  }
}
