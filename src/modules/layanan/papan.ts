import type { AgendaTable, PengumumanTable } from "./tables.ts";

export type PengumumanPublik = Pick<PengumumanTable, "judul" | "isi" | "tanggal"> & { readonly id: string };
export type AgendaPublik = Pick<AgendaTable, "judul" | "mulai" | "selesai" | "jamMulai" | "tempat"> & { readonly id: string };

/** What hangs on the notice board of the site; null where it could not be read. */
export interface Papan {
  readonly pengumuman: readonly PengumumanPublik[] | null;
  readonly agenda: readonly AgendaPublik[] | null;
}
