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

/** As marks are read at school: "85,50". */
export const points = (nilai: number | null): string => (nilai === null ? "–" : nilai.toFixed(2).replace(".", ","));
