import type { StatusAbsensi } from "../status.ts";

/** One pupil's line as somebody recorded it. `jam` is "07:42" for who came late. */
export interface Rekaman {
  readonly status: StatusAbsensi;
  readonly jam: string | null;
  readonly keterangan: string | null;
  readonly buktiId: string | null;
  readonly dicatatOleh: string | null;
  readonly dicatatPada: Date;
  readonly perangkat: string;
  /** Whoever recorded it had another record in sight and changed that. */
  readonly dikoreksi: boolean;
}

export interface Berdiri extends Rekaman {
  readonly versi: number;
  readonly berbeda: boolean;
  /** When a person chose it among several. */
  readonly diputusPada: Date | null;
}

export interface Datang extends Rekaman {
  /** `versi` of the record that was in sight; null when none was. */
  readonly dasar: number | null;
}

export type Decision =
  | { readonly apa: "sama"; readonly lebihBaru: boolean }
  | { readonly apa: "ganti"; readonly sebab: "diubah" | "tersisih"; readonly berbeda: boolean }
  | { readonly apa: "sisihkan"; readonly sebab: "diubah" | "tersisih"; readonly berbeda: boolean };

/**
 * Which of two records of one pupil stands. Who changed what they saw is followed. Otherwise a correction beats what was
 * recorded unseen, and of two alike the later tap counts; so the order in which devices come back decides nothing.
 */
export function decide(berdiri: Berdiri, datang: Datang): Decision {
  const tahu = datang.dasar === berdiri.versi;
  if (isinya(berdiri) === isinya(datang)) return { apa: "sama", lebihBaru: mendahului(datang, berdiri) };
  if (tahu) return { apa: "ganti", sebab: "diubah", berbeda: false };
  const sendiri = datang.perangkat === berdiri.perangkat && datang.dicatatOleh === berdiri.dicatatOleh;
  const sebab = sendiri ? "diubah" : "tersisih";
  const berbeda = berdiri.berbeda || (!sendiri && datang.status !== berdiri.status);
  return { apa: mendahului(datang, berdiri) ? "ganti" : "sisihkan", sebab, berbeda };
}

const isinya = ({ status, jam, keterangan, buktiId }: Rekaman): string => JSON.stringify([status, jam?.slice(0, 5), keterangan, buktiId]);

/** Whether what comes goes before what stands; of two devices it is always one or the other. */
function mendahului(datang: Rekaman, berdiri: Berdiri): boolean {
  if (datang.dikoreksi !== berdiri.dikoreksi) return datang.dikoreksi;
  const beda = datang.dicatatPada.getTime() - lastWords(berdiri);
  return beda === 0 ? datang.perangkat > berdiri.perangkat : beda > 0;
}

/** Choosing is a later word than the tap that was chosen. */
const lastWords = ({ dicatatPada, diputusPada }: Berdiri): number => Math.max(dicatatPada.getTime(), diputusPada?.getTime() ?? 0);
