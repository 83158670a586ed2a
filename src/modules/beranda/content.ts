import type { StoredPicture } from "#kit/media/picture.ts";
import type { BeritaSummary } from "#modules/berita/index.ts";
import type { Foto, Video } from "#modules/galeri/index.ts";
import type { Pendaftaran } from "#modules/ppdb/index.ts";
import type { Bagian, Pengaturan } from "#modules/profil/index.ts";

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

export interface Hitungan {
  readonly angka: readonly Penghitung[];
  /** When some of them were counted: "YYYY-MM-DD"; null where all were typed. */
  readonly hari: string | null;
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

/** The pictures that the school's settings name. */
export interface SekolahImage {
  readonly poster: StoredPicture | null;
  readonly fotoTentang: StoredPicture | null;
  readonly fotoKepala: StoredPicture | null;
}

/** Everything the home page shows; null where a section could not be read. */
export interface Content {
  /** Origin of the site, for links that leave it. */
  readonly asal: string;
  readonly sekolah: Pengaturan;
  readonly gambar: SekolahImage | null;
  readonly banner: readonly Banner[] | null;
  readonly keterangan: readonly Keterangan[] | null;
  readonly jadwal: readonly JamKerja[] | null;
  readonly penghitung: Hitungan | null;
  readonly program: readonly ProgramUnggulan[] | null;
  readonly foto: readonly Foto[] | null;
  readonly video: readonly Video[] | null;
  readonly berita: readonly BeritaSummary[] | null;
  readonly pendaftaran: Pendaftaran | null;
  /** How one registers; the first of them counts. */
  readonly ajakan: readonly Bagian[] | null;
}
