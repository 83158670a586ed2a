import type { Komponen, Penguji } from "./komponen.ts";
import { semesters } from "./komponen.ts";

/** A mark that stands, in hundredths. */
export interface Mark {
  readonly penguji: Penguji;
  /** "" for the mark of the whole part. */
  readonly mapel: string;
  readonly semester: number;
  readonly nilai: number | null;
}

/** What a path's rules say of one part. */
export interface Measure {
  readonly komponen: Komponen;
  /** In whole points; null where one examiner is enough. */
  readonly toleransi: number | null;
  /** Of the rapor; none where its average is given as one mark. */
  readonly mapel: readonly string[];
}

/** kosong: nothing yet; kurang: some is lacking; selisih: two differ by more than was agreed; jadi: it counts. */
export type Settled =
  | { readonly keadaan: "kosong" | "kurang" | "selisih"; readonly nilai: null }
  | { readonly keadaan: "jadi"; readonly nilai: number };

const kosong: Settled = { keadaan: "kosong", nilai: null };
const kurang: Settled = { keadaan: "kurang", nilai: null };

/** The mark of one part that counts, from what the examiners gave. */
export function settle({ komponen, toleransi, mapel }: Measure, marks: readonly Mark[]): Settled {
  if (komponen === "rapor" && mapel.length > 0) return average(mapel, marks);
  const of = (penguji: Penguji) => marks.find((one) => one.penguji === penguji && one.mapel === "")?.nilai ?? null;
  const [first, second, third] = [of("1"), of("2"), of("penyelesaian")];
  if (toleransi === null) return first === null ? kosong : { keadaan: "jadi", nilai: first };
  if (first === null || second === null) return first === null && second === null ? kosong : kurang;
  if (Math.abs(first - second) <= toleransi * 100) return { keadaan: "jadi", nilai: mean([first, second]) };
  return third === null ? { keadaan: "selisih", nilai: null } : { keadaan: "jadi", nilai: third };
}

/** Of every subject in every semester, each weighing the same. */
function average(mapel: readonly string[], marks: readonly Mark[]): Settled {
  const given = mapel.flatMap((name) =>
    semesters.flatMap((semester) => marks.find((one) => one.mapel === name && one.semester === semester)?.nilai ?? []),
  );
  if (given.length === 0) return kosong;
  return given.length < mapel.length * semesters.length ? kurang : { keadaan: "jadi", nilai: mean(given) };
}

/** In whole hundredths; a half goes up. */
export function mean(values: readonly number[]): number {
  const sum = values.reduce((total, one) => total + one, 0);
  return Math.floor((2 * sum + values.length) / (2 * values.length));
}
