import type { Day, Ordered, RowColumns } from "#kit/database/tables.ts";

export interface BannerTable extends RowColumns {
  gambarId: string | null;
  namaKegiatan: string;
  tanggalKegiatan: Day;
  deskripsi: string;
  tautan: string | null;
}

/** `hari` "1" is Monday; times are "HH:MM". */
export interface JadwalKerjaTable extends RowColumns {
  hari: string;
  masuk: string;
  pulang: string;
}

export interface ProgramUnggulanTable extends RowColumns, Ordered {
  judul: string;
  deskripsi: string;
  gambarId: string | null;
  tautan: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    banner: BannerTable;
    jadwalKerja: JadwalKerjaTable;
    penghitung: RowColumns & Ordered & { nama: string; jumlah: number };
    keterangan: RowColumns & Ordered & { label: string; nilai: string };
    programUnggulan: ProgramUnggulanTable;
  }
}
