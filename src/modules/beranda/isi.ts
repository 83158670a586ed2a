import type { BeritaRingkas } from "#modules/berita/index.ts";
import type { Periode } from "#modules/ppdb/index.ts";
import type { Pengaturan } from "#modules/profil/index.ts";

export interface Banner {
  readonly id: string;
  /** File name under /uploads. */
  readonly imageBanner: string | null;
  readonly namaKegiatan: string;
  /** "YYYY-MM-DD" */
  readonly tanggalKegiatan: string;
  readonly deskripsi: string;
}

/** `hari` 1 is Monday; times "HH:MM". */
export interface JamKerja {
  readonly hari: number;
  readonly masuk: string;
  readonly pulang: string;
}

export interface Penghitung {
  readonly nama: string;
  readonly jumlah: number;
}

/** Everything the home page shows; null where a section could not be read. */
export interface Isi {
  readonly sekolah: Pengaturan;
  readonly banner: readonly Banner[] | null;
  readonly jadwal: readonly JamKerja[];
  readonly penghitung: readonly Penghitung[];
  readonly berita: readonly BeritaRingkas[] | null;
  readonly periode: Periode | null;
  /** Why registration is closed and when it opens; null while it is open. */
  readonly tutup: string | null;
}
