/** Cells of a sheet, both corners included. Rows count from 1, as the program shows them, columns from 0. */
export interface Area {
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
}

const cell = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i;

/** "C5" as its column and row. */
export function readCell(name: string): { readonly column: number; readonly row: number } | undefined {
  const [, letters, row] = cell.exec(name.trim()) ?? [];
  return letters && row ? { column: columnNumber(letters), row: Number(row) } : undefined;
}

/** "A2:B9", "$A$2" or "A:A"; undefined for anything else. */
export function readArea(name: string): Area | undefined {
  const whole = /^\$?([A-Z]{1,3}):\$?([A-Z]{1,3})$/i.exec(name.trim());
  if (whole) return { rows: [1, lastRow], columns: [columnNumber(whole[1] ?? ""), columnNumber(whole[2] ?? "")] };
  const [first = "", second = first] = name.split(":");
  const [from, to] = [readCell(first), readCell(second)];
  return from && to && { rows: [from.row, to.row], columns: [from.column, to.column] };
}

export const lastRow = 1_048_576;

/** Several areas with blanks between them, as a validation names its cells. */
export const readAreas = (names: string): Area[] => names.split(/\s+/).flatMap((name) => readArea(name) ?? []);

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** As a spreadsheet names a column: A … Z, AA … */
export function columnLetters(place: number): string {
  const before = Math.floor(place / 26);
  return `${before > 0 ? columnLetters(before - 1) : ""}${String.fromCharCode(65 + (place % 26))}`;
}

export const covers = ({ rows, columns }: Area, row: number, column: number): boolean =>
  row >= rows[0] && row <= rows[1] && column >= columns[0] && column <= columns[1];

/** The rows in which some of these columns are merged with others: from and to, in order, each row once. */
export function mergedRows(areas: readonly Area[], columns: readonly number[]): (readonly [from: number, to: number])[] {
  const across = areas.filter(({ columns: [from, to] }) => columns.some((column) => column >= from && column <= to));
  const joined: [number, number][] = [];
  for (const { rows } of across.toSorted((one, other) => one.rows[0] - other.rows[0])) {
    const before = joined.at(-1);
    if (before && rows[0] <= before[1] + 1) before[1] = Math.max(before[1], rows[1]);
    else joined.push([rows[0], rows[1]]);
  }
  return joined;
}
