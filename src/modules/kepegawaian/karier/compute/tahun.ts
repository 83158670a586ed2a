import type { Day } from "#kit/database/tables.ts";
import type { PerihalRules, Rules } from "../jatuh-tempo.ts";

/** The same day some years later; what has no such day falls on the next. */
export function addTahun(day: Day, tahun: number): Day {
  const [y, rest] = [Number(day.slice(0, 4)) + tahun, day.slice(5)];
  return `${String(y).padStart(4, "0")}-${rest === "02-29" && !kabisat(y) ? "03-01" : rest}`;
}

const kabisat = (y: number): boolean => new Date(Date.UTC(y, 1, 29)).getUTCMonth() === 1;

export const startOfNextMonth = (day: Day): Day => {
  const [y, m] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return m === 12 ? `${y + 1}-01-01` : `${y}-${String(m + 1).padStart(2, "0")}-01`;
};

export interface ByRules {
  readonly jatuh: Day;
  readonly tahun: number;
}

/**
 * The day on which it falls due, by the rule that is in force on that day: a rule that is yet to come counts for what falls due
 * after it, and what a shorter rule makes due before it was written falls due when it came. Undefined without a rule.
 */
export function byRules(aturan: readonly Rules[], perihal: PerihalRules, jatuhSetelah: (tahun: number) => Day): ByRules | undefined {
  const urut = berurut(aturan).get(perihal) ?? [];
  for (const [place, { tahun, berlakuMulai }] of urut.entries()) {
    const sendiri = jatuhSetelah(tahun);
    const jatuh = place > 0 && sendiri < berlakuMulai ? berlakuMulai : sendiri;
    const berikut = urut[place + 1];
    if (!berikut || jatuh < berikut.berlakuMulai) return { jatuh, tahun };
  }
  return undefined;
}

/** Sorted once for all the people it is asked for. */
const isSorted = new WeakMap<readonly Rules[], ReadonlyMap<PerihalRules, readonly Rules[]>>();

function berurut(aturan: readonly Rules[]): ReadonlyMap<PerihalRules, readonly Rules[]> {
  const dikenal = isSorted.get(aturan);
  if (dikenal) return dikenal;
  const urut = Map.groupBy(
    aturan.toSorted((a, b) => (a.berlakuMulai < b.berlakuMulai ? -1 : 1)),
    ({ perihal }) => perihal,
  );
  isSorted.set(aturan, urut);
  return urut;
}
