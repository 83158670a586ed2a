import type { Selectable } from "#kit/database/sql.server.ts";
import type { UsulanAlumniTable } from "../tables.ts";

export type UsulanAlumni = Selectable<UsulanAlumniTable>;
export type StatusUsulan = "menunggu" | "diterima" | "ditolak";

export const statusUsulan: readonly StatusUsulan[] = ["menunggu", "diterima", "ditolak"];
export const kataStatus: Readonly<Record<StatusUsulan, string>> = { menunggu: "Menunggu", diterima: "Diterima", ditolak: "Ditolak" };

/** Said together: somebody who works now is no longer at the campus of before. */
export const bersama = ["kegiatan", "instansi", "bidang"] as const;
/** Taken over only where something was said. */
export const bilaDiisi = ["kota", "noTelepon", "email"] as const;
/** By what one is known: filled in where it is missing, never replaced. */
export const bilaKosong = ["nisn", "tanggalLahir"] as const;

type Isi = Readonly<Record<string, unknown>>;

/** What the alumni entry would say after this. @param kini null: it becomes a new entry */
export function sesudah(usulan: UsulanAlumni, kini: Isi | null): Record<string, unknown> {
  const dari = (nama: string) => (usulan as unknown as Isi)[nama] ?? null;
  if (!kini) {
    const semua = ["nama", "tahunLulus", ...bilaKosong, ...bersama, ...bilaDiisi];
    return Object.fromEntries(semua.map((nama) => [nama, dari(nama)]));
  }
  return {
    ...Object.fromEntries(bersama.map((nama) => [nama, dari(nama)])),
    ...Object.fromEntries(bilaDiisi.map((nama) => [nama, dari(nama) ?? kini[nama] ?? null])),
    ...Object.fromEntries(bilaKosong.map((nama) => [nama, kini[nama] ?? dari(nama)])),
  };
}
