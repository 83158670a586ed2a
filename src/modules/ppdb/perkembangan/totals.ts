/** Null where none of them is known: no sum is told of nothing. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

interface PathFigures {
  readonly nama: string;
  readonly kuota: number | null;
  readonly pendaftar: number;
  readonly lalu: number | null;
  readonly diterima: number;
  readonly diambil: number;
  readonly kosong: number | null;
  readonly cadangan: number;
  readonly perkiraan: number | null;
}

/** The paths, and their sum below them. */
export function withTotal<Row extends PathFigures>(paths: readonly Row[]): readonly (Row | PathFigures)[] {
  if (paths.length === 0) return [];
  const known = (name: "kuota" | "lalu" | "kosong" | "perkiraan") => sumOf(paths.map((one) => one[name]));
  const counted = (name: "pendaftar" | "diterima" | "diambil" | "cadangan") => sumOf(paths.map((one) => one[name])) ?? 0;
  return [
    ...paths,
    {
      ...{ nama: "Jumlah", kuota: known("kuota"), pendaftar: counted("pendaftar"), lalu: known("lalu") },
      ...{ diterima: counted("diterima"), diambil: counted("diambil"), kosong: known("kosong") },
      ...{ cadangan: counted("cadangan"), perkiraan: known("perkiraan") },
    },
  ];
}

/** Where applicants come from: how many, of them accepted, and how many the season before. */
export interface OriginTotal {
  readonly nama: string;
  readonly banyak: number;
  readonly diterima: number;
  readonly lalu: number | null;
}

export const originTotal = (rows: readonly OriginTotal[]): OriginTotal => ({
  nama: "Jumlah",
  banyak: sumOf(rows.map(({ banyak }) => banyak)) ?? 0,
  diterima: sumOf(rows.map(({ diterima }) => diterima)) ?? 0,
  lalu: sumOf(rows.map(({ lalu }) => lalu)),
});

/** The places, and their sum below them. */
export const withOriginTotal = (rows: readonly OriginTotal[]): readonly OriginTotal[] =>
  rows.length === 0 ? [] : [...rows, originTotal(rows)];
