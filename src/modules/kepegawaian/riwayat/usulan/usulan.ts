import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import type { Values } from "#kit/register/check.ts";
import type { Register } from "#kit/register/register.ts";
import { pegawai, usulanFields } from "../../pegawai.ts";
import { riwayat } from "../registers/semua.ts";

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

/** The part of one's own staff record that the office decides about. */
export const dataPegawai: Register = { ...pickFields(pegawai, usulanFields), path: "/identitas", noun: "data kepegawaian" };

export const registerUsulan = (nama: string): Register | undefined => [dataPegawai, ...riwayat].find(({ name }) => name === nama);

/** Where the row of a request stands whole. */
export const registerRow = (register: Register): Register => (register.name === dataPegawai.name ? pegawai : register);

/** Of a request about one's own staff record what differs: the rest of the record goes on as it stands by then. */
export const requested = ({ sebelum, sesudah }: Pick<Usulan, "sebelum" | "sesudah">): Values =>
  Object.fromEntries(Object.entries(sesudah ?? {}).filter(([nama, nilai]) => nilai !== (sebelum?.[nama] ?? null)));

/** Whose file a row of such a register lies in. */
export const pegawaiFrom = (register: Register, baris: Readonly<Record<string, unknown>>): string =>
  String(register.name === dataPegawai.name ? baris.id : baris.pegawaiId);

/** "menambah riwayat pendidikan" */
export const tindakanWords: Readonly<Record<Tindakan, string>> = { tambah: "menambah", ubah: "mengubah", hapus: "menghapus" };

export const statusLabels: Readonly<Record<StatusUsulan, string>> = {
  menunggu: "Menunggu persetujuan",
  disetujui: "Disetujui",
  dikembalikan: "Dikembalikan",
  ditarik: "Ditarik kembali",
};
