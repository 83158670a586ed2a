import type { Bundle, Pelamar } from "./bundle.ts";
import { type Baris, type Hasil, select } from "./select.ts";

/** Something that is not the same in the second bundle. */
export interface Perubahan {
  readonly id: string;
  /** "tes" of a mark; "mundur", "program", "jalur", "usia", "waktu"; "baru" and "hilang" of a whole applicant. */
  readonly apa: string;
  readonly dari: string | number | null;
  readonly ke: string | number | null;
}

/** Somebody whose outcome is another one, and by whom. */
export interface Gerak {
  readonly id: string;
  readonly dari: Hasil | null;
  readonly ke: Hasil | null;
  readonly peringkat: readonly [number | null, number | null];
  readonly cadangan: readonly [number | null, number | null];
  /** In ten-thousandths of a point. */
  readonly jumlah: readonly [number | null, number | null];
  /** What decided against the one above in the second list, where the sums are the same. */
  readonly penentu: string | null;
  /** sendiri: by what changed of themselves; dilewati: these came past; maju: these made way; aturan: by the rules. */
  readonly sebab: "sendiri" | "dilewati" | "maju" | "aturan";
  /** Whose change it was. */
  readonly oleh: readonly string[];
}

export interface Penjelasan {
  readonly aturan: boolean;
  readonly perubahan: readonly Perubahan[];
  readonly gerak: readonly Gerak[];
  /** How many only stand at another place of the order. */
  readonly bergeser: number;
}

/** Why the lists of two bundles of one wave are not the same: what changed, who moved, and by whose change. */
export function explain(before: Bundle, after: Bundle): Penjelasan {
  const perubahan = changesBetween(before, after);
  const changed = [...new Set(perubahan.map(({ id }) => id))];
  const aturan = before.aturan !== after.aturan;
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const gerak: Gerak[] = [];
  let bergeser = 0;
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id), now.get(id)];
    if (was && is && was.hasil === is.hasil && was.cadangan === is.cadangan) {
      if (was.peringkat !== is.peringkat) bergeser += 1;
      continue;
    }
    gerak.push({
      ...{ id, dari: was?.hasil ?? null, ke: is?.hasil ?? null },
      peringkat: [was?.peringkat ?? null, is?.peringkat ?? null],
      cadangan: [was?.cadangan ?? null, is?.cadangan ?? null],
      jumlah: [was?.jumlah ?? null, is?.jumlah ?? null],
      penentu: is?.penentu ?? null,
      ...causeOf({ id, was, is }, { changed, aturan, old, now }),
    });
  }
  return { aturan, perubahan, gerak, bergeser };
}

interface Placed extends Baris {
  readonly jalur: string;
}

const rowsOf = (bundle: Bundle): ReadonlyMap<string, Placed> =>
  new Map(select(bundle).jalur.flatMap(({ jenis, urutan }) => urutan.map((row) => [row.id, { ...row, jalur: jenis }] as const)));

interface Moved {
  readonly id: string;
  readonly was: Placed | undefined;
  readonly is: Placed | undefined;
}

interface Known {
  readonly changed: readonly string[];
  readonly aturan: boolean;
  readonly old: ReadonlyMap<string, Placed>;
  readonly now: ReadonlyMap<string, Placed>;
}

function causeOf({ id, was, is }: Moved, { changed, aturan, old, now }: Known): Pick<Gerak, "sebab" | "oleh"> {
  if (changed.includes(id)) return { sebab: "sendiri", oleh: [id] };
  if (aturan) return { sebab: "aturan", oleh: [] };
  // Who did not change is in both lists, on one path.
  const path = is?.jalur;
  const others = changed.filter((other) => old.get(other)?.jalur === path || now.get(other)?.jalur === path);
  const came = others.filter((other) => !claims(old.get(other), was) && claims(now.get(other), is));
  const left = others.filter((other) => claims(old.get(other), was) && !claims(now.get(other), is));
  const worse = orderOf(is) > orderOf(was);
  if (worse) return { sebab: "dilewati", oleh: came.length > 0 ? came : others };
  return { sebab: "maju", oleh: left.length > 0 ? left : others };
}

/** Whether one stands before the other and has what the other would have. */
const claims = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one?.peringkat !== null &&
  one?.peringkat !== undefined &&
  (one.hasil === "diterima" || one.hasil === "cadangan") &&
  one.peringkat < (other?.peringkat ?? Number.POSITIVE_INFINITY);

/** Better outcomes are lower; within the waiting list the place counts. */
function orderOf(row: Placed | undefined): number {
  if (row?.hasil === "diterima") return 0;
  return row?.hasil === "cadangan" ? 1 + (row.cadangan ?? 0) : Number.MAX_SAFE_INTEGER;
}

function changesBetween(before: Bundle, after: Bundle): readonly Perubahan[] {
  const old = new Map(before.pelamar.map((one) => [one.id, one]));
  const now = new Map(after.pelamar.map((one) => [one.id, one]));
  const gone = before.pelamar.filter(({ id }) => !now.has(id)).map(({ id }) => ({ id, apa: "hilang", dari: null, ke: null }));
  return [
    ...gone,
    ...after.pelamar.flatMap((one) => {
      const was = old.get(one.id);
      return was ? changesOf(was, one) : [{ id: one.id, apa: "baru", dari: null, ke: null }];
    }),
  ];
}

function changesOf(was: Pelamar, is: Pelamar): readonly Perubahan[] {
  const parts = new Set([...Object.keys(was.nilai), ...Object.keys(is.nilai)]);
  const told = [
    ...[...parts].map((part) => [part, was.nilai[part] ?? null, is.nilai[part] ?? null] as const),
    ...(["jalur", "program", "usia", "waktu", "mundur"] as const).map((name) => [name, was[name], is[name]] as const),
  ];
  return told.filter(([, dari, ke]) => dari !== ke).map(([apa, dari, ke]) => ({ id: is.id, apa, dari, ke }));
}
