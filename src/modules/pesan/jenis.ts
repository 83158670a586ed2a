import type { Stored } from "#kit/database/tables.ts";
import type { Tone } from "#kit/ui/tag.tsx";

export type PesanPublik = Stored<"pesanPublik">;
export type Jenis = PesanPublik["jenis"];
export type Keadaan = PesanPublik["keadaan"];
export type Apa = Stored<"langkahPesan">["apa"];

export const jenisLabels: Readonly<Record<Jenis, string>> = { pertanyaan: "Pertanyaan", pengaduan: "Pengaduan" };

export const keadaanLabels: Readonly<Record<Keadaan, string>> = {
  masuk: "Belum dibaca",
  diproses: "Ditangani",
  dijawab: "Dijawab",
  selesai: "Selesai",
};
export const keadaanTone: Readonly<Record<Keadaan, Tone>> = {
  masuk: "warning",
  diproses: "info",
  dijawab: "success",
  selesai: "neutral",
};

/** As its sender reads it. */
export const forSender: Readonly<Record<Keadaan, string>> = {
  masuk: "Sudah masuk dan menunggu dibaca.",
  diproses: "Sudah dibaca dan sedang ditangani.",
  dijawab: "Sudah dijawab.",
  selesai: "Sudah selesai ditangani.",
};

/** After so many months without anything new, what was dealt with is deleted. */
export const simpanBulan: Readonly<Record<Jenis, number>> = { pertanyaan: 12, pengaduan: 24 };
