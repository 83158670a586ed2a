import type { Stored } from "#kit/database/tables.ts";

/** What can be asked of a recipient, as the sheet of the ministry lists it. */
export const instruksi: Readonly<Record<string, string>> = {
  diketahui: "Untuk diketahui",
  info: "Untuk info",
  dilaksanakan: "Dilaksanakan",
  ditindaklanjuti: "Ditindaklanjuti",
  dijawab: "Dijawab/dibalas",
  tanggapan: "Beri tanggapan",
  saran: "Beri saran",
  bahas: "Bahas bersama",
  bicarakan: "Bicarakan dengan saya",
  siapkan: "Siapkan bahan",
  jadwalkan: "Jadwalkan",
  aksi: "Ambil tindakan",
  arsip: "Arsipkan",
};

export type Sifat = Stored<"disposisi">["sifat"];

export const sifat: Readonly<Record<Sifat, string>> = {
  biasa: "Biasa",
  segera: "Segera",
  khusus: "Perlu perhatian khusus",
  "batas-waktu": "Perhatian batas waktu",
};

export const isSifat = (nama: string): nama is Sifat => Object.hasOwn(sifat, nama);

export const describeInstruksi = (kode: string): string => instruksi[kode] ?? kode;
