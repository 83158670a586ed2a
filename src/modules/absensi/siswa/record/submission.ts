import type { StatusAbsensi } from "../status.ts";

/** One pupil as recorded on a device. */
export interface SubmissionRow {
  readonly siswaId: string;
  readonly status: StatusAbsensi;
  /** "07:42", when who is late came. */
  readonly jam: string | null;
  readonly keterangan: string | null;
  readonly buktiId: string | null;
  /** `versi` of the record that was in sight when it was changed; null when none was. */
  readonly dasar: number | null;
}

/** What a device recorded of one class, on one day or in one lesson. It may arrive days later, and more than once. */
export interface Submission {
  /** Unique for this recording; the same for every attempt to send it. */
  readonly kunci: string;
  readonly kelasId: string;
  /** "YYYY-MM-DD" */
  readonly tanggal: string;
  /** A lesson of the timetable; null for the whole day. */
  readonly jadwalId: string | null;
  /** A name that the device gave itself. */
  readonly perangkat: string;
  /** The moment of the last tap, in true time. */
  readonly dicatatPada: Date;
  readonly baris: readonly SubmissionRow[];
}

export interface Ditolak {
  readonly siswaId: string;
  readonly nama: string;
  readonly sebab: string;
}

/** What became of a recording; a second arrival gets the same answer. */
export interface Result {
  /** Pupils whose record stands as it was sent. */
  readonly tercatat: number;
  /** Pupils of whom another device recorded something else; both are kept. */
  readonly berbeda: readonly string[];
  readonly ditolak: readonly Ditolak[];
  readonly kalimat: string;
}
