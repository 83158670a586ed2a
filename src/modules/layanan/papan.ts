import type { Stored } from "#kit/database/tables.ts";

export type PengumumanPublik = Pick<Stored<"pengumuman">, "id" | "judul" | "isi" | "tanggal">;
export type AgendaPublik = Pick<
  Stored<"agenda">,
  "id" | "judul" | "mulai" | "selesai" | "jamMulai" | "jamSelesai" | "tempat" | "deskripsi"
>;

/** What hangs on the notice board of the site; null where it could not be read. */
export interface Papan {
  readonly pengumuman: readonly PengumumanPublik[] | null;
  readonly agenda: readonly AgendaPublik[] | null;
}
