import type { StoredPicture } from "#kit/media/picture.ts";
import type { BeritaRingkas } from "#modules/berita/index.ts";
import type { Foto, Video } from "#modules/galeri/index.ts";
import type { Periode } from "#modules/ppdb/index.ts";
import type { Pengaturan } from "#modules/profil/index.ts";

export interface Banner {
  readonly id: string;
  readonly gambar: StoredPicture | null;
  readonly namaKegiatan: string;
  /** "YYYY-MM-DD" */
  readonly tanggalKegiatan: string;
  readonly deskripsi: string;
  /** Where more is told; without it a sheet opens. */
  readonly tautan: string | null;
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

export interface Keterangan {
  readonly id: string;
  readonly label: string;
  readonly nilai: string;
}

export interface ProgramUnggulan {
  readonly id: string;
  readonly judul: string;
  readonly deskripsi: string;
  readonly gambar: StoredPicture | null;
  readonly tautan: string | null;
}

/** What cannot fail by itself: without it there is no home page. */
export interface Pokok {
  readonly sekolah: Pengaturan;
  readonly poster: StoredPicture | null;
  readonly fotoKepala: StoredPicture | null;
  readonly keterangan: readonly Keterangan[];
  readonly jadwal: readonly JamKerja[];
  readonly penghitung: readonly Penghitung[];
  readonly program: readonly ProgramUnggulan[];
  readonly periode: Periode | null;
  /** How one registers, in the small markup. */
  readonly ajakan: string | null;
  /** Why registration is closed and when it opens; null while it is open. */
  readonly tutup: string | null;
}

/** Everything the home page shows; null where a section could not be read. */
export interface Isi extends Pokok {
  /** Origin of the site, for links that leave it. */
  readonly asal: string;
  readonly banner: readonly Banner[] | null;
  readonly foto: readonly Foto[] | null;
  readonly video: readonly Video[] | null;
  readonly berita: readonly BeritaRingkas[] | null;
}
