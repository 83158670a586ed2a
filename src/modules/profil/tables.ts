import type { Day } from "#kit/database/tables.ts";

/** The school as it introduces itself everywhere: site, portal and letterhead. */
export interface Pengaturan {
  nama: string;
  namaLengkap: string;
  npsn: string | null;
  alamat: string;
  telepon: string | null;
  email: string | null;
  tanggalBerdiri: Day;
  tagline: string;
  sambutan: string;
  tentang: string;
  instagram: string | null;
  facebook: string | null;
  youtube: string | null;
  whatsapp: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    pengaturan: RowColumns & Pengaturan;
  }
}
