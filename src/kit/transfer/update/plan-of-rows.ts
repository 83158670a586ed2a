import type { Classified } from "./classify-rows.server.ts";
import type { RowCounts, ToldRow } from "./told-row.ts";

export interface PlanOfRows {
  readonly counts: RowCounts;
  /** Rows that stand already in another form, or are in doubt. */
  readonly told: readonly ToldRow[];
}

export function planOfRows(rows: readonly Classified[], faulty: ReadonlySet<number>): PlanOfRows {
  const counts = { new: 0, changed: 0, same: 0, conflict: 0, doubtful: 0, faulty: 0 };
  const told: ToldRow[] = [];
  for (const one of rows) {
    const kind = faulty.has(one.row.place) ? "salah" : one.kind;
    counts[names[kind]] += 1;
    if (one.told && kind !== "salah") told.push(one.told);
  }
  return { counts, told };
}

const names = { baru: "new", ubah: "changed", sama: "same", bentrok: "conflict", ragu: "doubtful", salah: "faulty" } as const;
