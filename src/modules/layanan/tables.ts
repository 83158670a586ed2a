import type { Day, GeneratedAlways, RowColumns } from "#kit/database/tables.ts";

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

export interface InfografisTable extends RowColumns {
  judul: string;
  gambarId: string;
  keterangan: string | null;
  sumber: string | null;
  tanggal: Day;
  tampilDiSitus: boolean;
}

/** `pembaca`: the roles it is for. */
export interface FolderBerkasTable extends RowColumns {
  nama: string;
  keterangan: string | null;
  untukKepala: boolean;
  untukHumas: boolean;
  untukPanitiaPpdb: boolean;
  untukGuru: boolean;
  untukWaliKelas: boolean;
  untukPegawai: boolean;
  pembaca: GeneratedAlways<string[]>;
}

export interface BerkasUmumTable extends RowColumns {
  nama: string;
  folderId: string;
  keterangan: string | null;
  berkasId: string;
}

export type KategoriInformasi = "berkala" | "serta-merta" | "setiap-saat" | "dikecualikan";

/** Has a file or a link, or is handed out at the office; what is withheld has neither. */
export interface InformasiPublikTable extends RowColumns {
  judul: string;
  kategori: KategoriInformasi;
  ringkasan: string | null;
  tanggal: Day;
  penanggungJawab: string | null;
  berkasId: string | null;
  tautan: string | null;
  tampilDiSitus: boolean;
}

/** Addresses; null: the service has no link yet. */
export interface TautanLayananTable extends RowColumns {
  elearning: string | null;
  rapor: string | null;
  cuti: string | null;
  disposisi: string | null;
  ptsp: string | null;
  keagamaan: string | null;
  situs: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    pengumuman: PengumumanTable;
    agenda: AgendaTable;
    infografis: InfografisTable;
    folderBerkas: FolderBerkasTable;
    berkasUmum: BerkasUmumTable;
    informasiPublik: InformasiPublikTable;
    tautanLayanan: TautanLayananTable;
  }
}
