import type { Crop } from "#kit/media/person/crop.ts";

/** One picture of the form while it is filled in. */
export interface SatuGambar {
  readonly berkas: File | null;
  readonly potong: Crop | null;
  /** The stored one is to go. */
  readonly hapus: boolean;
}

export interface Gambar {
  readonly foto: SatuGambar;
  readonly ttd: SatuGambar;
}

const tetap: SatuGambar = { berkas: null, potong: null, hapus: false };
/** What is stored stays. */
export const tanpaGambar: Gambar = { foto: tetap, ttd: tetap };
export const gambarTetap = tetap;
