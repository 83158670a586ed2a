import { dalam } from "./dalam.ts";
import { dokumen } from "./dokumen.ts";
import { diLuar } from "./luar.ts";

/** A scene that a script draws; in pixels, wide or tall as its subject asks for. */
export interface Adegan {
  readonly nama: string;
  /** What is seen, for those who do not see it. */
  readonly ket: string;
  readonly ukuran: readonly [lebar: number, tinggi: number];
  readonly isi: () => string;
}

export const adegan = [...dalam, ...diLuar, ...dokumen];

export type NamaAdegan = (typeof adegan)[number]["nama"];

export function createAdegan({ ukuran: [lebar, tinggi], isi }: Adegan): Buffer {
  const kanvas = `xmlns="http://www.w3.org/2000/svg" width="${lebar}" height="${tinggi}" viewBox="0 0 ${lebar} ${tinggi}"`;
  return Buffer.from(`<svg ${kanvas}>${isi()}</svg>`);
}
