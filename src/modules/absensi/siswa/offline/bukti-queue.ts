import type { SubmissionRow } from "../record/submission.ts";
import type { Queue, QueueRow } from "./queue.ts";

/** Well before the school clears away what no record took. */
const uploadAge = 24 * 3_600_000;

/** Whether the proof has to be sent: never sent yet, or so long ago that it may be gone while its class waited. */
export function needsUpload({ berkas, diunggahPada }: QueueRow, kini: number): boolean {
  if (!berkas) return false;
  const umur = diunggahPada ? kini - Date.parse(diunggahPada) : Number.NaN;
  return !(umur >= 0 && umur < uploadAge);
}

/** The proof of this pupil lies at school under an id; the file stays here until the class is recorded. */
export function berbukti(satu: Queue, { siswaId }: QueueRow, buktiId: string): Queue {
  const diunggahPada = new Date().toISOString();
  return { ...satu, baris: satu.baris.map((baris) => (baris.siswaId === siswaId ? { ...baris, buktiId, diunggahPada } : baris)) };
}

/** A refused line that is tried again brings its proof anew. */
export const notUploaded = ({ diunggahPada: _, ...baris }: QueueRow): QueueRow => baris;

/** What goes to the school. */
export const withoutBerkas = ({ berkas: _, diunggahPada: __, ...baris }: QueueRow): SubmissionRow => baris;
