import type { Day, RowColumns } from "#kit/database/tables.ts";

/** `nip` is missing for honorer. `fotoId` and `ttdId` are private files. */
export interface PegawaiTable extends RowColumns {
  akunId: string | null;
  nip: string | null;
  nama: string;
  jenis: "guru" | "tenaga-kependidikan";
  status: string;
  tempatLahir: string | null;
  tanggalLahir: Day | null;
  jenisKelamin: "Wanita" | "Pria" | null;
  agama: string | null;
  alamat: string | null;
  noTelepon: string | null;
  email: string | null;
  nik: string | null;
  nuptk: string | null;
  jabatan: string | null;
  pangkat: string | null;
  tmtPangkat: Day | null;
  tmt: Day | null;
  pendidikan: string | null;
  tugasTambahan: string | null;
  unitKerja: string;
  subUnit: string | null;
  fotoId: string | null;
  ttdId: string | null;
  aktif: boolean;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    pegawai: PegawaiTable;
  }
}
