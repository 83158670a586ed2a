import type { Cell } from "../transfer/sheet-rows.ts";

/** A row of a kept list: which it was, and what was told of it. */
export interface SnapshotRow {
  readonly rowId: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface ChangedCell {
  readonly field: string;
  readonly from: Cell;
  readonly to: Cell;
}

export interface ComparedRow {
  readonly state: "onlyFirst" | "onlySecond" | "changed";
  readonly row: SnapshotRow;
  readonly cells: readonly ChangedCell[];
}

export interface Compared {
  readonly rows: readonly ComparedRow[];
  readonly same: number;
}

interface Comparing {
  readonly first: readonly SnapshotRow[];
  readonly second: readonly SnapshotRow[];
  /** Fields that both hold. */
  readonly fields: readonly string[];
  /** Fields by which a row is known, the surest first. */
  readonly keys: readonly (readonly string[])[];
}

/** What became of each row from one list to the other: by what identifies it, and where that was put right, by the row itself. */
export function compareSnapshots({ first, second, fields, keys }: Comparing): Compared {
  const partners = pair(first, second, keys);
  const rows: ComparedRow[] = [];
  let same = 0;
  for (const row of first) {
    const other = partners.get(row);
    if (!other) rows.push({ state: "onlyFirst", row, cells: [] });
    else {
      const cells = fields.flatMap((field) => changed(field, row, other));
      if (cells.length > 0) rows.push({ state: "changed", row: other, cells });
      else same += 1;
    }
  }
  const met = new Set(partners.values());
  rows.push(...second.filter((row) => !met.has(row)).map((row): ComparedRow => ({ state: "onlySecond", row, cells: [] })));
  return { rows, same };
}

function changed(field: string, row: SnapshotRow, other: SnapshotRow): ChangedCell[] {
  const [from, to] = [row.cells[field] ?? null, other.cells[field] ?? null];
  return from === to ? [] : [{ field, from, to }];
}

/** Each row meets one other at most; what two rows of a list share identifies neither. */
function pair(first: readonly SnapshotRow[], second: readonly SnapshotRow[], keys: Comparing["keys"]): Map<SnapshotRow, SnapshotRow> {
  const partners = new Map<SnapshotRow, SnapshotRow>();
  const met = new Set<SnapshotRow>();
  const ways = [...keys.map((names) => (row: SnapshotRow) => keyOf(row, names)), ({ rowId }: SnapshotRow) => rowId];
  for (const way of ways) {
    const [ours, theirs] = [
      single(
        first.filter((row) => !partners.has(row)),
        way,
      ),
      single(
        second.filter((row) => !met.has(row)),
        way,
      ),
    ];
    for (const [key, row] of ours) {
      const other = theirs.get(key);
      if (!other) continue;
      partners.set(row, other);
      met.add(other);
    }
  }
  return partners;
}

/** Undefined where a part of it is not told. */
function keyOf({ cells }: SnapshotRow, names: readonly string[]): string | undefined {
  const parts = names.map((name) =>
    String(cells[name] ?? "")
      .trim()
      .toLowerCase(),
  );
  return parts.includes("") ? undefined : JSON.stringify(parts);
}

function single(rows: readonly SnapshotRow[], way: (row: SnapshotRow) => string | undefined): Map<string, SnapshotRow> {
  const found = new Map<string, SnapshotRow | null>();
  for (const row of rows) {
    const key = way(row);
    if (key !== undefined) found.set(key, found.has(key) ? null : row);
  }
  return new Map([...found].flatMap(([key, row]) => (row ? [[key, row]] : [])));
}
