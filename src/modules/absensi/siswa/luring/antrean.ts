import type { BarisKiriman, Ditolak } from "../catat/kiriman.ts";
import type { Draf } from "./draf.ts";
import type { Gagal } from "./giliran.ts";
import { ambil, buang, semuaIsi, simpan, simpanBersama } from "./gudang.ts";

/** A pupil's line as it waits; a proof waits with it until the class is recorded, and gets its id when it is sent. */
export interface BarisAntrean extends BarisKiriman {
  readonly berkas?: File;
  /** ISO moment at which the school took the proof, by this device's clock. */
  readonly diunggahPada?: string;
}

/** A recording that waits to be sent. It holds no names: those come back with the roster. */
export interface Antrean {
  readonly kunci: string;
  /** Whose it is: nobody else sends it, or sees it. */
  readonly akunId: string;
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
  /** "XI.F-3" or "XI.F-3 · Fikih", for the list of what waits. */
  readonly sebutan: string;
  readonly perangkat: string;
  /** ISO moment of the tap by this device's clock. */
  readonly dicatatPada: string;
  readonly baris: readonly BarisAntrean[];
  /** The server refused it: only a person can go on. */
  readonly sebab?: string;
  readonly ditolak?: readonly Ditolak[];
  /** The server could not take it: it is sent again by itself, later. */
  readonly gagal?: Gagal;
}

export async function antreanMilik(akunId: string): Promise<Antrean[]> {
  const semua = (await semuaIsi<Antrean>("antrean")).filter((satu) => satu.akunId === akunId);
  return semua.sort((a, b) => a.dicatatPada.localeCompare(b.dicatatPada));
}

export const ambilAntrean = (kunci: string): Promise<Antrean | undefined> => ambil("antrean", kunci);
export const simpanAntrean = (satu: Antrean): Promise<void> => simpan("antrean", satu.kunci, satu);
/** The draft that a recording is made of, and what is left of it. */
export interface AsalAntrean {
  readonly kunci: string;
  readonly sisa: () => Draf | undefined;
}

/** Its draft goes in the same moment: a class is never both waiting and unsent. */
export const antrekan = (satu: Antrean, { kunci, sisa }: AsalAntrean): Promise<void> =>
  simpanBersama([
    { laci: "antrean", kunci: satu.kunci, nilai: () => satu },
    { laci: "draf", kunci, nilai: sisa },
  ]);
export const hapusAntrean = (kunci: string): Promise<void> => buang("antrean", kunci);

/** A name that this device gives itself once, so that its own later word is told apart from another device's. */
export async function namaPerangkat(): Promise<string> {
  const ada = await ambil<string>("perangkat", "nama");
  if (ada) return ada;
  const baru = crypto.randomUUID();
  await simpan("perangkat", "nama", baru);
  return baru;
}
