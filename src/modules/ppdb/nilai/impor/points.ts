import type { Scale } from "#kit/lists/choices.ts";

/** Of one subject of a test. */
export interface Part {
  readonly cell: string;
  readonly scale: Scale;
}

/** Ways to say that a child was not there. */
const absent = /^(?:th|t\.?h\.?|tidak hadir|tdk hadir|absen|tidak ikut|[-–—]+)$/i;

export const isAbsent = (cell: string): boolean => cell.trim() === "" || absent.test(cell.trim());

/** In millionths, so that nothing is rounded before the end. */
const millionths = 1_000_000;

/** "17,5" in millionths. @returns undefined for what is no number of points */
function readPoints(cell: string, highest: number): bigint | undefined {
  const found = /^(\d{1,6})(?:[.,](\d{1,12}))?$/.exec(cell.trim());
  if (!found) return undefined;
  const [, whole = "", part = ""] = found;
  // "1.250" is a thousand and more where so many points can be had, and nobody can tell.
  if (highest >= 1000 && part.length === 3) return undefined;
  return BigInt(whole) * BigInt(millionths) + BigInt(part.slice(0, 6).padEnd(6, "0"));
}

export const highestOf = ({ highest = 100 }: Scale): number => highest;

/** What is wrong with the points of a cell; undefined where nothing is. */
export function faultOfPoints(label: string, { cell, scale }: Part): string | undefined {
  const highest = highestOf(scale);
  const points = readPoints(cell, highest);
  const shown = cell.trim().slice(0, 20);
  if (points === undefined) return `${label}: “${shown}” bukan angka 0–${written(highest)}.`;
  if (points > inMillionths(highest)) return `${label}: ${shown} melebihi nilai tertinggi ${written(highest)}.`;
  return undefined;
}

/** The mark of all parts, in hundredths of 100; a half goes up. Those without a weight weigh the same. */
export function markOf(parts: readonly Part[]): number {
  let [points, weights] = [0n, 0n];
  const highests = parts.map(({ scale }) => inMillionths(highestOf(scale)));
  const common = highests.reduce((product, one) => product * one, 1n);
  for (const [place, { cell, scale }] of parts.entries()) {
    const highest = highests[place] ?? 1n;
    const weight = scale.weight === "points" ? highest : inMillionths(scale.weight ?? 1);
    points += weight * (readPoints(cell, highestOf(scale)) ?? 0n) * (common / highest);
    weights += weight;
  }
  const [over, under] = [10_000n * points, common * weights];
  return Number((2n * over + under) / (2n * under));
}

const inMillionths = (value: number): bigint => BigInt(Math.round(value * millionths));

const written = (value: number): string => value.toLocaleString("id-ID");
