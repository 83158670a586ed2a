import { suratKeluarPath, suratMasukPath } from "#modules/persuratan/index.ts";

/** Which way a letter went. */
export type Arah = "masuk" | "keluar";

export const arahName: Readonly<Record<Arah, string>> = { masuk: "Masuk", keluar: "Keluar" };

export const letterPath: Readonly<Record<Arah, string>> = { masuk: suratMasukPath, keluar: suratKeluarPath };

export const retensiOf = (arah: Arah, id: string): string => `${letterPath[arah]}/${id}/retensi`;

/** Why a letter is not destroyed for now, though its years are over. */
export const sebabName = {
  ditahan: "Ditahan",
  didisposisikan: "Disposisinya belum selesai",
  "belum-dijawab": "Jawabannya belum ditandatangani",
  "belum-selesai": "Suratnya belum selesai",
  "berita-acara": "Berita acara pemusnahan disimpan selamanya",
} as const;

export type Sebab = keyof typeof sebabName;

export const diusulkan = "Sudah dalam berita acara";
