import type { RowColumns } from "#kit/database/tables.ts";

/** A change that somebody asked for in their own file. `sebelum` and `sesudah` hold the fields of the register. */
export interface UsulanPerubahanTable extends RowColumns {
  pegawaiId: string;
  diajukanOleh: string;
  register: string;
  barisId: string | null;
  barisVersi: number | null;
  tindakan: "tambah" | "ubah" | "hapus";
  sebelum: unknown;
  sesudah: unknown;
  lampiranId: string | null;
  status: "menunggu" | "disetujui" | "dikembalikan" | "ditarik";
  alasan: string | null;
  diputusOleh: string | null;
  diputusPada: Date | null;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    usulanPerubahan: UsulanPerubahanTable;
  }
}
