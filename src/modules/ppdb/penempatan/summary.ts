import type { KelasTujuan } from "./load-penempatan.server.ts";
import type { Candidate } from "./read-candidates.server.ts";

/** A class as it would be. */
export interface Summary {
  readonly id: string;
  readonly nama: string;
  readonly kapasitas: number | null;
  readonly tambah: number;
  readonly lakiLaki: number;
  readonly perempuan: number;
  /** Of those who come; null where none of them has a score. */
  readonly rata: number | null;
}

/** The classes that somebody would come into, with those who sit there already. */
export function summaryOf(
  calon: readonly Candidate[],
  kelas: readonly KelasTujuan[],
  pilihan: Readonly<Record<string, string>>,
): readonly Summary[] {
  const coming = Map.groupBy(calon, ({ id }) => pilihan[id] ?? "");
  return kelas.flatMap(({ id, nama, kapasitas, lakiLaki, perempuan }) => {
    const all = coming.get(id) ?? [];
    if (all.length === 0) return [];
    const girls = all.filter(({ jenisKelamin }) => jenisKelamin === "perempuan").length;
    return [
      {
        ...{ id, nama, kapasitas, tambah: all.length, rata: meanOf(all) },
        ...{ perempuan: perempuan + girls, lakiLaki: lakiLaki + all.length - girls },
      },
    ];
  });
}

export function meanOf(calon: readonly Pick<Candidate, "nilai">[]): number | null {
  const known = calon.flatMap(({ nilai }) => nilai ?? []);
  return known.length === 0 ? null : known.reduce((sum, nilai) => sum + nilai, 0) / known.length;
}

/** The means of classes of one kind are to lie within this of the mean of all their children. */
const evenWithin = 0.5;

export interface Uneven {
  readonly id: string;
  readonly kelas: string;
  readonly rata: number;
  /** Of all who come into classes of this kind. */
  readonly semua: number;
  /** Whose score lies furthest to the side on which the class does. */
  readonly anak: Pick<Candidate, "nama"> & { readonly nilai: number };
}

/** The classes whose mean lies further off: a programme's own classes are measured by its children, the others by the rest. */
export function unevenOf(
  calon: readonly Candidate[],
  kelas: readonly KelasTujuan[],
  pilihan: Readonly<Record<string, string>>,
): readonly Uneven[] {
  const coming = Map.groupBy(calon, ({ id }) => pilihan[id] ?? "");
  const kinds = Map.groupBy(kelas, ({ program }) => program);
  return kelas.flatMap(({ id, nama, program }) => {
    const [own, kind] = [coming.get(id) ?? [], kinds.get(program) ?? []];
    const [rata, semua] = [meanOf(own), meanOf(kind.flatMap((one) => coming.get(one.id) ?? []))];
    if (rata === null || semua === null || Math.abs(rata - semua) <= evenWithin) return [];
    const scored = own.flatMap(({ nama: anak, nilai }) => (nilai === null ? [] : [{ nama: anak, nilai }]));
    const sorted = scored.sort((one, other) => (rata > semua ? other.nilai - one.nilai : one.nilai - other.nilai));
    return sorted[0] ? [{ id, kelas: nama, rata, semua, anak: sorted[0] }] : [];
  });
}

/** As marks are read at school: "85,50". */
export const points = (nilai: number | null): string => (nilai === null ? "–" : nilai.toFixed(2).replace(".", ","));
