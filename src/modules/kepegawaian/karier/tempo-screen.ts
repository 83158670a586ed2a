import type { Day } from "#kit/database/tables.ts";
import type { JenisTempo, TempoPegawai } from "./jatuh-tempo.ts";

export const distance = [
  { value: "30", label: "30 hari" },
  { value: "60", label: "60 hari" },
  { value: "90", label: "90 hari" },
  { value: "365", label: "Satu tahun" },
  { value: "lewat", label: "Sudah lewat" },
  { value: "semua", label: "Semua" },
] as const;

export const pageSize = [10, 25, 50, 100] as const;

export type Distance = (typeof distance)[number]["value"];

/** With whether the reader may write down what was decided about it, or ask for it. */
export interface TempoRow extends TempoPegawai {
  readonly catat: boolean;
}

/** What the screen shows of what falls due. */
export interface TempoList {
  readonly hari: Day;
  /** Of everybody, or only one's own. */
  readonly semua: boolean;
  /** Nobody's career is in reach: there is no staff record. */
  readonly kosong: boolean;
  readonly baris: readonly TempoRow[];
  readonly jumlah: number;
  readonly halaman: number;
  readonly sebanyak: number;
  readonly dalam: Distance;
  readonly jenis: JenisTempo | null;
  readonly cari: string;
  readonly banyak: readonly { readonly dalam: Distance; readonly banyak: number }[];
  readonly belumLengkap: readonly { readonly id: string; readonly nama: string; readonly kurang: readonly string[] }[];
}
