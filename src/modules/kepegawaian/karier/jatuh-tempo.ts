import type { Day } from "#kit/database/tables.ts";

/** What a rule of the career table is about. */
export type PerihalRules =
  | "kgb"
  | "kgb-pppk"
  | "pangkat"
  | "satyalancana-10"
  | "satyalancana-20"
  | "satyalancana-30"
  | "pensiun-pelaksana"
  | "pensiun-ahli-muda"
  | "pensiun-guru"
  | "pensiun-ahli-madya"
  | "pensiun-ahli-utama";

export interface Rules {
  readonly perihal: PerihalRules;
  readonly tahun: number;
  readonly berlakuMulai: Day;
}

export type JenisTempo = "kgb" | "pangkat" | "satyalancana" | "pensiun" | "berkas";

export const jenisTempo: readonly { readonly value: JenisTempo; readonly label: string }[] = [
  { value: "kgb", label: "Kenaikan gaji berkala" },
  { value: "pangkat", label: "Kenaikan pangkat" },
  { value: "satyalancana", label: "Satyalancana Karya Satya" },
  { value: "pensiun", label: "Pensiun" },
  { value: "berkas", label: "Berkas habis berlaku" },
];

export const describeJenis = (jenis: JenisTempo): string => jenisTempo.find(({ value }) => value === jenis)?.label ?? jenis;

/** One thing that falls due for one person. */
export interface JatuhTempo {
  readonly jenis: JenisTempo;
  /** Names it among all of a person's, together with the day: "pangkat:III/d", "berkas:<id>". */
  readonly perihal: string;
  readonly jatuh: Day;
  /** What it leads to: "Penata Tingkat I (III/d)"; empty where the kind says it all. */
  readonly menuju: string;
  /** What it was counted from: "Pangkat terakhir 1 Apr 2022, tambah 4 tahun". */
  readonly dasar: string;
}

/** The sentence is made only for what is told, which is little of what is counted. */
export type Counts = Omit<JatuhTempo, "dasar"> & { readonly dasar: () => string };

interface Milik {
  readonly pegawaiId: string;
  readonly akunId: string | null;
  readonly nama: string;
  readonly nip: string | null;
}

export type PegawaiCounts = Counts & Milik;

/** With whose it is. */
export type TempoPegawai = JatuhTempo & Milik;

export const tell = (satu: PegawaiCounts): TempoPegawai => ({ ...satu, dasar: satu.dasar() });

export const jatuhTempoPath = "/administration/jatuh-tempo";

/** How many days before people are told. */
export const tempoStage = [30, 60, 90] as const;

export const hariRemaining = (jatuh: Day, hari: Day): number => Math.round((Date.parse(jatuh) - Date.parse(hari)) / 86_400_000);

/** "hari ini", "besok", "42 hari lagi", "lewat 3 hari"; far away in months or years. */
export function describeRemaining(sisa: number): string {
  if (sisa === 0 || sisa === 1) return sisa === 0 ? "hari ini" : "besok";
  return sisa < 0 ? `lewat ${old(-sisa)}` : `${old(sisa)} lagi`;
}

function old(hari: number): string {
  if (hari <= 120) return `${hari} hari`;
  return hari < 730 ? `${Math.floor(hari / 30.44)} bulan` : `${Math.floor(hari / 365.25)} tahun`;
}
