/** A place in the picture, from its upper left corner; a unit is a thousandth of a degree, about 110 m. */
export type Point = readonly [number, number];

export interface Named {
  readonly nama: string;
  /** Where its name stands. */
  readonly tengah: Point;
}

export interface Drawn extends Named {
  readonly garis: readonly Point[];
}

/** A town whose parts are known by name and drawn by hand. */
export interface Town {
  /** Of Kemendagri, four digits. */
  readonly kode: string;
  readonly nama: string;
  /** By kecamatan. */
  readonly kelurahan: Readonly<Record<string, readonly string[]>>;
  /** By kecamatan: how kelurahan are called for short. */
  readonly short: Readonly<Record<string, readonly string[]>>;
  /** Names that are everyday words as well: they count only behind "Kel.". */
  readonly everyday: readonly string[];
  readonly peta: Peta;
}

export interface Peta {
  readonly ukuran: Point;
  readonly laut: { readonly nama: readonly string[]; readonly tengah: Point };
  readonly kecamatan: readonly Drawn[];
  /** The regencies around: names without borders. */
  readonly sekitar: readonly Named[];
}
