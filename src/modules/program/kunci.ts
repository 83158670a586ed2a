import type { Action, PrivacyClass } from "#kit/access/access.ts";
import { choice, date, longText, text } from "#kit/register/fields.ts";

export const kunciProgramPath = "/administration/kunci-program";

/** What a program may do with the registers that it was given. */
export type Verba = "baca" | "impor";
export const allVerba: readonly Verba[] = ["baca", "impor"];
/** A list changes rows that stand, so bringing one takes both; outside imports no call lets a program change anything. */
export const verbaActions: Readonly<Record<Verba, readonly [Action, ...Action[]]>> = { baca: ["read"], impor: ["import", "update"] };
export const verbaLabels: Readonly<Record<Verba, string>> = { baca: "Membaca", impor: "Mengimpor" };

/** No program is given what may harm somebody. docs/adr/0048 */
export type Kelas = Exclude<PrivacyClass, "rahasia">;
export const allKelas: readonly Kelas[] = ["umum", "dinas", "pribadi"];
export const kelasLabels: Readonly<Record<Kelas, string>> = { umum: "Umum", dinas: "Dinas", pribadi: "Pribadi" };

/** Days that a key holds at most. */
export const longestDays = 365;

/** In a secret scanner's list: whoever finds it in a place where it should not be knows what it is. */
export const kunciPrefix = "man1_";

export const kunciFields = {
  nama: text({ label: "Nama program", max: 80, required: true, placeholder: "Misalnya Sinkron Rapor Digital" }),
  tujuan: longText({ label: "Untuk apa", max: 300, required: true }),
  pemilik: choice({ label: "Penanggung jawab", options: [], required: true, hint: "Program memakai sebagian hak orang ini." }),
  berlakuSampai: date({ label: "Berlaku sampai", required: true, hint: "Paling lama satu tahun." }),
  jaringan: longText({
    label: "Hanya dari jaringan",
    max: 600,
    hint: "Satu tiap baris, misalnya 103.10.66.7 atau 10.20.0.0/16. Kosongkan bila alamat program itu berubah-ubah.",
  }),
};

declare module "#kit/database/tables.ts" {
  interface Refinements {
    kunciProgram: { verba: Verba[]; kelas: Kelas[] };
  }
}

/** How a key stands. */
export type KeadaanKunci = "berlaku" | "kedaluwarsa" | "dicabut" | "terhenti";

export interface KunciRow {
  readonly id: string;
  readonly nama: string;
  readonly tujuan: string;
  readonly akhiran: string;
  readonly pemilik: string;
  readonly pembuat: string;
  readonly register: readonly string[];
  readonly verba: readonly Verba[];
  readonly kelas: readonly Kelas[];
  readonly jaringan: readonly string[];
  readonly berlakuSampai: Date;
  readonly dipakaiPada: Date | null;
  readonly dipakaiDari: string | null;
  readonly createdAt: Date;
  readonly keadaan: KeadaanKunci;
}
