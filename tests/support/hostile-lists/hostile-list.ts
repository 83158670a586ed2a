import type { Book } from "#kit/documents/book.ts";

export interface HostileList {
  readonly make: () => Uint8Array;
  /** With which sentence it is refused. */
  readonly refused?: string;
  /** What becomes of it, where its harmless part is read all the same. */
  readonly neutralised?: string;
  /** What its first sheet says then. */
  readonly lines?: Book["sheets"][number]["lines"];
}

/** What the harmless part of most of them says. */
export const read = [["Nama"], ["Andini"]];

export const said = {
  unreadable: "Berkas ini tidak dapat dibaca sebagai daftar. Buka lalu simpan ulang sebagai Excel (.xlsx), dan unggah lagi.",
  noCsv: "Berkas ini tidak dapat dibaca sebagai CSV. Simpan ulang sebagai CSV atau Excel (.xlsx), lalu coba lagi.",
  far: "Berkas ini berisi sel jauh di luar daftar. Hapus baris dan kolom di bawah dan di kanan daftar, simpan, lalu unggah lagi.",
  rows: "Berkas berisi lebih dari 20.000 baris. Bagi menjadi beberapa berkas.",
  nothing: "Berkas ini tidak berisi data.",
  noTable:
    "Berkas ini halaman web tanpa tabel, meskipun namanya seperti berkas Excel; mungkin halaman masuk aplikasi asalnya. Masuk dan unduh lagi di sana, lalu unggah hasilnya.",
  columns: "Berkas berisi lebih dari 200 kolom. Hapus kolom yang tidak diperlukan, lalu unggah lagi.",
};
