import type { Values } from "#kit/register/check.ts";

export type Tindakan = "tambah" | "ubah" | "hapus";
export type StatusUsulan = "menunggu" | "disetujui" | "dikembalikan" | "ditarik";

/** A change that somebody asked for in their own file, as screens show it. */
export interface Usulan {
  readonly id: string;
  readonly versi: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly pegawaiId: string;
  readonly nama: string;
  readonly diajukanOleh: string;
  readonly register: string;
  readonly barisId: string | null;
  readonly tindakan: Tindakan;
  readonly sebelum: Values | null;
  readonly sesudah: Values | null;
  readonly status: StatusUsulan;
  readonly alasan: string | null;
  readonly pemutus: string | null;
  readonly diputusPada: Date | null;
}

/** "menambah riwayat pendidikan" */
export const tindakanWords: Readonly<Record<Tindakan, string>> = { tambah: "menambah", ubah: "mengubah", hapus: "menghapus" };

export const statusLabels: Readonly<Record<StatusUsulan, string>> = {
  menunggu: "Menunggu persetujuan",
  disetujui: "Disetujui",
  dikembalikan: "Dikembalikan",
  ditarik: "Ditarik kembali",
};
