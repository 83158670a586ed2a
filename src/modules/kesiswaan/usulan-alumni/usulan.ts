import type { Stored } from "#kit/database/tables.ts";

export type UsulanAlumni = Stored<"usulanAlumni">;
export type StatusUsulan = UsulanAlumni["status"];

export const statusUsulan: readonly StatusUsulan[] = ["menunggu", "diterima", "ditolak"];
export const statusLabels: Readonly<Record<StatusUsulan, string>> = { menunggu: "Menunggu", diterima: "Diterima", ditolak: "Ditolak" };

/** Said together: somebody who works now is no longer at the campus of before. */
export const together = ["kegiatan", "instansi", "bidang"] as const;
/** Taken over only where something was said. */
export const ifFilled = ["kota", "noTelepon", "email"] as const;
/** By what one is known: filled in where it is missing, never replaced. */
export const ifEmpty = ["nisn", "tanggalLahir"] as const;

type Content = Readonly<Record<string, unknown>>;

/** What the alumni entry would say after this. @param kini null: it becomes a new entry */
export function sesudah(usulan: UsulanAlumni, kini: Content | null): Record<string, unknown> {
  const isi: Content = { ...usulan };
  const dari = (nama: string) => isi[nama] ?? null;
  if (!kini) {
    const semua = ["nama", "tahunLulus", ...ifEmpty, ...together, ...ifFilled];
    return Object.fromEntries(semua.map((nama) => [nama, dari(nama)]));
  }
  return {
    ...Object.fromEntries(together.map((nama) => [nama, dari(nama)])),
    ...Object.fromEntries(ifFilled.map((nama) => [nama, dari(nama) ?? kini[nama] ?? null])),
    ...Object.fromEntries(ifEmpty.map((nama) => [nama, kini[nama] ?? dari(nama)])),
  };
}
