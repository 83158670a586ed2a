import type { Stored } from "#kit/database/tables.ts";
import type { Option } from "#kit/register/fields.ts";

export type Keamanan = NonNullable<Stored<"suratKeluar">["keamanan"]>;
export type Sifat = NonNullable<Stored<"suratKeluar">["sifat"]>;
export type StatusKeluar = NonNullable<Stored<"suratKeluar">["status"]>;
export type StatusMasuk = NonNullable<Stored<"suratMasuk">["status"]>;

/** The letter before a number tells how closely the paper is kept. */
export const security = [
  { value: "B", label: "Biasa (B)" },
  { value: "T", label: "Terbatas (T)" },
  { value: "R", label: "Rahasia (R)" },
  { value: "SR", label: "Sangat Rahasia (SR)" },
] as const satisfies readonly Option[];

export const sifat = [
  { value: "biasa", label: "Biasa" },
  { value: "segera", label: "Segera" },
  { value: "sangat-segera", label: "Sangat Segera" },
] as const satisfies readonly Option[];

export const statusKeluar = [
  { value: "draf", label: "Draf", tone: "neutral" },
  { value: "menunggu", label: "Menunggu tanda tangan", tone: "warning" },
  { value: "terkirim", label: "Terkirim", tone: "success" },
  { value: "arsip", label: "Diarsipkan", tone: "neutral" },
  { value: "dicabut", label: "Dicabut", tone: "danger" },
  { value: "batal", label: "Batal", tone: "danger" },
] as const satisfies readonly Option[];

export const statusMasuk = [
  { value: "baru", label: "Baru", tone: "warning" },
  { value: "diproses", label: "Diproses", tone: "info" },
  { value: "selesai", label: "Selesai", tone: "success" },
  { value: "arsip", label: "Diarsipkan", tone: "neutral" },
] as const satisfies readonly Option[];

/** Who works on a letter. */
export const unit = [
  "Tata Usaha",
  "Kepegawaian",
  "Keuangan",
  "Kurikulum",
  "Kesiswaan",
  "Sarana Prasarana",
  "Humas",
  "Bimbingan Konseling",
  "Perpustakaan",
  "Laboratorium",
  "Panitia PPDB",
].map((label) => ({ value: label, label }));
