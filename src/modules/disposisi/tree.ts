import type { Stored } from "#kit/database/tables.ts";
import type { Sifat } from "./instruksi.ts";

export type StatusCabang = Stored<"cabangDisposisi">["status"];
export type JenisTanggapan = Stored<"tanggapanDisposisi">["jenis"];

export interface Person {
  readonly id: string;
  readonly nama: string;
  readonly jabatan: string | null;
}

export interface Tanggapan {
  readonly id: string;
  readonly cabangId: string;
  readonly oleh: string;
  readonly jenis: JenisTanggapan;
  readonly isi: string | null;
  /** Name of the file that came with it. */
  readonly berkas: string | null;
  readonly createdAt: Date;
}

/** One recipient of one disposition, with what was asked. */
export interface Cabang {
  readonly id: string;
  readonly versi: number;
  readonly disposisiId: string;
  /** The branch that was forwarded to make this one. */
  readonly indukId: string | null;
  readonly dari: Person;
  readonly kepada: Person;
  readonly sifat: Sifat;
  readonly instruksi: readonly string[];
  readonly catatan: string | null;
  readonly batas: string | null;
  readonly status: StatusCabang;
  readonly createdAt: Date;
  readonly dibacaPada: Date | null;
  readonly selesaiPada: Date | null;
}

export const open = ({ selesaiPada }: Pick<Cabang, "selesaiPada">): boolean => selesaiPada === null;

/** It lies with this person now, and with nobody behind. */
export const held = ({ status }: Pick<Cabang, "status">): boolean => status === "baru" || status === "dibaca";

/** One that was handed on is late too, as long as it waits for those behind it. @param hari today at the school */
export const late = (cabang: Pick<Cabang, "selesaiPada" | "batas">, hari: string): boolean =>
  open(cabang) && cabang.batas !== null && cabang.batas < hari;

export const anakFrom = (semua: readonly Cabang[], id: string | null): readonly Cabang[] => semua.filter(({ indukId }) => indukId === id);

/** The branch and everything behind it. */
export function keturunan(semua: readonly Cabang[], id: string): readonly Cabang[] {
  const sendiri = semua.filter((cabang) => cabang.id === id);
  return [...sendiri, ...anakFrom(semua, id).flatMap((anak) => keturunan(semua, anak.id))];
}

/** What somebody sees who may not see everything: what they got and gave, and what became of it. */
export function visibleBy(semua: readonly Cabang[], akunId: string | null): readonly Cabang[] {
  const milik = semua.filter(({ dari, kepada }) => dari.id === akunId || kepada.id === akunId);
  const ids = new Set(milik.flatMap(({ id }) => keturunan(semua, id).map((cabang) => cabang.id)));
  return semua.filter(({ id }) => ids.has(id));
}

export type SuratState = "belum" | "berjalan" | "selesai";

/** By what was first given and still stands: what somebody below a withdrawn one had answered ends nothing. */
export function suratState(semua: readonly Cabang[]): SuratState {
  if (anakFrom(semua, null).every(({ status }) => status === "ditarik")) return "belum";
  return semua.some(open) ? "berjalan" : "selesai";
}

/** The branch, and what it came from, up to the first that was given. */
export function origin(semua: readonly Cabang[], { id }: Cabang): readonly Cabang[] {
  const satu = semua.find((cabang) => cabang.id === id);
  const induk = semua.find((cabang) => cabang.id === satu?.indukId);
  return [...(satu ? [satu] : []), ...(induk ? origin(semua, induk) : [])];
}
