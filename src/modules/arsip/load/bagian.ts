import { askedPage } from "#kit/paging.ts";

/** What a year asks of the archive, in the order in which the office works it off. */
export const bagian = {
  musnah: {
    label: "Usul musnah",
    title: "Arsip usul musnah",
    hint: "Masa simpannya habis dan nasib akhirnya musnah. Belum ada yang dihapus sebelum berita acaranya ditandatangani.",
    empty: "Tidak ada surat yang habis masa simpannya.",
  },
  tertahan: {
    label: "Belum dapat diusulkan",
    title: "Arsip yang belum dapat diusulkan musnah",
    hint: "Masa simpannya habis, tetapi masih ada yang harus diselesaikan lebih dulu.",
    empty: "Tidak ada surat yang tertahan.",
  },
  inaktif: {
    label: "Menjadi inaktif",
    title: "Arsip yang menjadi inaktif",
    hint: "Masa aktifnya habis pada tahun ini. Pindahkan dari lemari kerja ke tempat simpan.",
    empty: "Tidak ada surat yang menjadi inaktif pada tahun ini.",
  },
  dinilai: {
    label: "Dinilai kembali",
    title: "Arsip yang dinilai kembali",
    hint: "Masa simpannya habis dan harus dinilai kembali sebelum diputuskan nasibnya.",
    empty: "Tidak ada surat yang harus dinilai kembali.",
  },
  permanen: {
    label: "Permanen",
    title: "Arsip permanen",
    hint: "Masa simpannya habis, tetapi suratnya disimpan selamanya.",
    empty: "Belum ada arsip permanen yang habis masa simpannya.",
  },
  tanpa: {
    label: "Tanpa aturan",
    title: "Arsip tanpa klasifikasi atau tanpa aturan",
    hint: "Lengkapi klasifikasi suratnya, atau tulis aturannya di Jadwal Retensi Arsip.",
    empty: "Semua surat sudah punya klasifikasi dan aturan.",
  },
} as const;

export type Bagian = keyof typeof bagian;

export interface AskedYear {
  readonly tahun: number;
  readonly bagian: Bagian;
  /** From 1. */
  readonly halaman: number;
}

/** Which year and which part of it an address asks for; this year's proposals when it says nothing. @param thisYear at the school */
export function readYear({ searchParams }: Pick<URL, "searchParams">, thisYear: number): AskedYear {
  const tahun = Number(searchParams.get("tahun"));
  const asked = searchParams.get("bagian") ?? "";
  return {
    tahun: Number.isInteger(tahun) && tahun >= 1991 && tahun <= thisYear + 10 ? tahun : thisYear,
    bagian: Object.hasOwn(bagian, asked) ? (asked as Bagian) : "musnah",
    halaman: askedPage(searchParams),
  };
}

export const yearPageSize = 50;
