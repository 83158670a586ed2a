import type { AgendaTable, PengumumanTable } from "./tables.ts";

/** What hangs on the notice board of the site. */
export interface Papan {
  readonly pengumuman: readonly (Pick<PengumumanTable, "judul" | "isi" | "tanggal"> & { readonly id: string })[];
  readonly agenda: readonly (Pick<AgendaTable, "judul" | "mulai" | "selesai" | "jamMulai" | "tempat"> & { readonly id: string })[];
}
