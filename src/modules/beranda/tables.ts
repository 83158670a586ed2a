import type { Day, RowColumns } from "#kit/database/tables.ts";

export interface BannerTable extends RowColumns {
  imageBanner: string;
  namaKegiatan: string;
  tanggalKegiatan: Day;
  deskripsi: string;
}

/** `hari` 1 is Monday; times are "HH:MM:SS" as the database writes them. */
export interface JadwalKerjaTable extends RowColumns {
  hari: number;
  masuk: string;
  pulang: string;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    banner: BannerTable;
    jadwalKerja: JadwalKerjaTable;
    penghitung: RowColumns & { nama: string; jumlah: number; urutan: number };
  }
}
