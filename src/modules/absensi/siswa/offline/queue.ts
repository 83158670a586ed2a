import type { Ditolak, SubmissionRow } from "../record/submission.ts";
import type { Draft } from "./draft.ts";
import { allContent, discard, save, saveTogether, take } from "./store.ts";
import type { Gagal } from "./take-turns.ts";

/** A pupil's line as it waits; a proof waits with it until the class is recorded, and gets its id when it is sent. */
export interface QueueRow extends SubmissionRow {
  readonly berkas?: File;
  /** ISO moment at which the school took the proof, by this device's clock. */
  readonly diunggahPada?: string;
}

/** A recording that waits to be sent. It holds no names: those come back with the roster. */
export interface Queue {
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
  readonly baris: readonly QueueRow[];
  /** The server refused it: only a person can go on. */
  readonly sebab?: string;
  readonly ditolak?: readonly Ditolak[];
  /** The server could not take it: it is sent again by itself, later. */
  readonly gagal?: Gagal;
}

export async function ownQueue(akunId: string): Promise<Queue[]> {
  const semua = (await allContent<Queue>("antrean")).filter((satu) => satu.akunId === akunId);
  return semua.sort((a, b) => a.dicatatPada.localeCompare(b.dicatatPada));
}

export const takeQueue = (kunci: string): Promise<Queue | undefined> => take("antrean", kunci);
export const saveQueue = (satu: Queue): Promise<void> => save("antrean", satu.kunci, satu);
/** The draft that a recording is made of, and what is left of it. */
export interface QueueOrigin {
  readonly kunci: string;
  readonly sisa: () => Draft | undefined;
}

/** Its draft goes in the same moment: a class is never both waiting and unsent. */
export const enqueue = (satu: Queue, { kunci, sisa }: QueueOrigin): Promise<void> =>
  saveTogether([
    { box: "antrean", key: satu.kunci, value: () => satu },
    { box: "draf", key: kunci, value: sisa },
  ]);
export const deleteQueue = (kunci: string): Promise<void> => discard("antrean", kunci);

/** A name that this device gives itself once, so that its own later word is told apart from another device's. */
export async function perangkatName(): Promise<string> {
  const ada = await take<string>("perangkat", "nama");
  if (ada) return ada;
  const baru = crypto.randomUUID();
  await save("perangkat", "nama", baru);
  return baru;
}
