/** Cells that look like one, both corners included, counted from 0. */
export interface Merge {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

/** In all merged areas of a sheet together. */
const mostSpread = 200_000;

/** A merged area says the same in each of its cells, as it looks; a title that is merged to the end of the sheet, over its columns alone. */
export function spread(lines: string[][], merges: readonly Merge[]): void {
  let left = mostSpread;
  const widest = lines.reduce((most, line) => Math.max(most, line.findLastIndex((cell) => cell !== "") + 1), 1);
  for (const { s, e } of merges) {
    const said = lines[s.r]?.[s.c] ?? "";
    const last = { r: Math.min(e.r, lines.length - 1), c: Math.min(e.c, widest - 1) };
    left -= Math.max(0, last.r - s.r + 1) * Math.max(0, last.c - s.c + 1);
    if (said === "" || left < 0) continue;
    for (let row = s.r; row <= last.r; row += 1) {
      const line = lines[row] ?? [];
      while (line.length <= last.c) line.push("");
      line.fill(said, s.c, last.c + 1);
    }
  }
}
