import type { Values } from "#kit/register/check.ts";
import type { Register } from "#kit/register/register.ts";
import { pegawai } from "../../pegawai.ts";
import { riwayat } from "../registers/semua.ts";
import { dataPegawai } from "./data-pegawai.ts";
import type { Usulan } from "./usulan.ts";

export const registerUsulan = (nama: string): Register | undefined => [dataPegawai, ...riwayat].find(({ name }) => name === nama);

/** Where the row of a request stands whole. */
export const registerRow = (register: Register): Register => (register.name === dataPegawai.name ? pegawai : register);

/** Of a request about one's own staff record what differs: the rest of the record goes on as it stands by then. */
export const requested = ({ sebelum, sesudah }: Pick<Usulan, "sebelum" | "sesudah">): Values =>
  Object.fromEntries(Object.entries(sesudah ?? {}).filter(([nama, nilai]) => nilai !== (sebelum?.[nama] ?? null)));

/** Whose file a row of such a register lies in. */
export const pegawaiFrom = (register: Register, baris: Readonly<Record<string, unknown>>): string =>
  String(register.name === dataPegawai.name ? baris.id : baris.pegawaiId);
