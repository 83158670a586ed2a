import { level } from "./level.ts";

/** A child that was accepted, as far as its class depends on it. */
export interface Calon {
  readonly id: string;
  readonly jenisKelamin: "laki-laki" | "perempuan";
  /** In points from 0 to 100; null where there is none. */
  readonly nilai: number | null;
  readonly program: string | null;
  /** The same for brothers and sisters. */
  readonly saudara: string | null;
}

export interface KelasBaru {
  readonly id: string;
  /** Null takes every programme. */
  readonly program: string | null;
  readonly kapasitas: number | null;
  /** Who sits in it already. */
  readonly isi: { readonly lakiLaki: number; readonly perempuan: number };
}

export type Keinginan = "bersama" | "terpisah";

export interface Usulan {
  /** The class of each child. */
  readonly kelas: ReadonlyMap<string, string>;
  readonly tidak: readonly { readonly id: string; readonly sebab: "penuh" | "program" }[];
  /** Brothers and sisters whose wish could not be met. */
  readonly belum: readonly string[];
}

/**
 * A class for each child, without a database, a clock or chance: the same children and classes give the same result in whichever order they
 * come. A programme's children go into its own classes, the others into classes of none; classes are filled evenly, girls and boys each
 * evenly too, then children of the same sex change places until the mean scores and the programmes are even and the wishes met.
 */
export function place(calon: readonly Calon[], kelas: readonly KelasBaru[], keinginan: ReadonlyMap<string, Keinginan>): Usulan {
  const tidak: Usulan["tidak"][number][] = [];
  const placed = new Map<string, string>();
  const known = calon.flatMap(({ nilai }) => nilai ?? []);
  const mean = known.length === 0 ? 0 : known.reduce((sum, nilai) => sum + nilai, 0) / known.length;
  const ranked = calon
    .map((one): Scored => ({ ...one, skor: one.nilai ?? mean }))
    .sort((a, b) => b.skor - a.skor || (a.id < b.id ? -1 : 1));
  const own = new Set(kelas.flatMap(({ program }) => program ?? []));
  const rest = ranked.filter(({ program }) => program === null || !own.has(program));
  for (const program of [...own].sort()) {
    const { taken, left } = fill(
      ranked.filter((one) => one.program === program),
      kelas.filter((one) => one.program === program),
      keinginan,
    );
    for (const [id, at] of taken) placed.set(id, at);
    rest.push(...left);
  }
  const open = kelas.filter(({ program }) => program === null);
  rest.sort((a, b) => b.skor - a.skor || (a.id < b.id ? -1 : 1));
  const { taken, left } = fill(rest, open, keinginan);
  for (const [id, at] of taken) placed.set(id, at);
  for (const { id, program } of left)
    tidak.push({ id, sebab: open.length === 0 && (program === null || !own.has(program)) ? "program" : "penuh" });
  return { kelas: placed, tidak, belum: unmet(calon, placed, keinginan) };
}

export interface Scored extends Calon {
  readonly skor: number;
}

/** Deals the best first, once to the right and once to the left. Who finds no room is the last of the row. */
function fill(ranked: readonly Scored[], kelas: readonly KelasBaru[], keinginan: ReadonlyMap<string, Keinginan>) {
  const room = kelas.reduce((sum, one) => sum + roomOf(one), 0);
  const children = ranked.slice(0, room);
  const seats = seatsOf(children, kelas);
  const at = new Map<Scored, number>();
  for (const sex of ["perempuan", "laki-laki"] as const) {
    const quota = [...(sex === "perempuan" ? seats.perempuan : seats.lakiLaki)];
    const order = deal(quota);
    // What the girls' row began with, the boys' ends with.
    if (sex === "laki-laki") order.reverse();
    for (const [n, child] of children.filter(({ jenisKelamin }) => jenisKelamin === sex).entries()) at.set(child, order[n] ?? 0);
  }
  level(children, { at, classes: kelas.length, keinginan });
  return {
    taken: children.map((child) => [child.id, kelas[at.get(child) ?? 0]?.id ?? ""] as const),
    left: ranked.slice(room),
  };
}

const roomOf = ({ kapasitas, isi }: KelasBaru): number =>
  kapasitas === null ? Number.MAX_SAFE_INTEGER / 1000 : Math.max(0, kapasitas - isi.lakiLaki - isi.perempuan);

/** How many girls and boys each class takes. */
function seatsOf(children: readonly Scored[], kelas: readonly KelasBaru[]) {
  const girls = children.filter(({ jenisKelamin }) => jenisKelamin === "perempuan").length;
  const full = kelas.map(({ isi }) => isi.lakiLaki + isi.perempuan);
  const seats = kelas.map(() => 0);
  const add = (to: number[], many: number, cost: (place: number) => readonly number[] | null) => {
    for (let n = 0; n < many; n++) {
      const best = lowest(kelas.length, cost);
      if (best !== null) to[best] = (to[best] ?? 0) + 1;
    }
  };
  const of = (row: readonly number[], n: number) => row[n] ?? 0;
  add(seats, children.length, (n) => {
    const one = kelas[n];
    return one && of(seats, n) < roomOf(one) ? [of(full, n) + of(seats, n)] : null;
  });
  const perempuan = kelas.map(() => 0);
  // Where one seat more is, a girl more goes, so that the boys come out even as well.
  add(perempuan, girls, (n) =>
    of(perempuan, n) < of(seats, n) ? [(kelas[n]?.isi.perempuan ?? 0) + of(perempuan, n), -of(seats, n) - of(full, n)] : null,
  );
  return { perempuan, lakiLaki: seats.map((all, n) => all - of(perempuan, n)) };
}

/** The place that costs least, of equals the first. */
function lowest(many: number, cost: (place: number) => readonly number[] | null): number | null {
  let best: { readonly n: number; readonly cost: readonly number[] } | null = null;
  for (let n = 0; n < many; n++) {
    const one = cost(n);
    if (one && (best === null || isLess(one, best.cost))) best = { n, cost: one };
  }
  return best?.n ?? null;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const n = one.findIndex((value, place) => value !== other[place]);
  return n >= 0 && (one[n] ?? 0) < (other[n] ?? 0);
}

/** The classes in the order in which they take a child, there and back again. */
function deal(quota: number[]): number[] {
  const order: number[] = [];
  for (let forth = true; quota.some((left) => left > 0); forth = !forth) {
    const round = quota.flatMap((left, n) => (left > 0 ? [n] : []));
    for (const n of forth ? round : round.reverse()) {
      order.push(n);
      quota[n] = (quota[n] ?? 0) - 1;
    }
  }
  return order;
}

function unmet(calon: readonly Calon[], placed: ReadonlyMap<string, string>, keinginan: ReadonlyMap<string, Keinginan>): string[] {
  return [...keinginan].flatMap(([saudara, wish]) => {
    const at = calon.filter((one) => one.saudara === saudara).map(({ id }) => placed.get(id) ?? null);
    const different = new Set(at).size;
    return (wish === "bersama" ? different > 1 : different < at.length) ? [saudara] : [];
  });
}
