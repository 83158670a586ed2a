import type { ReadCtx } from "#kit/ctx.server.ts";
import type { NamedTable } from "#modules/naskah/index.server.ts";
import { jenisJalur } from "../jalur/jenis-jalur.ts";
import { jurusanOptions } from "../jurusan.ts";
import { readFixed } from "../seleksi/announced-list.server.ts";

const shown = { diterima: "DITERIMA", cadangan: "DAFTAR CADANGAN" } as const;

/**
 * The accepted and the waiting ones of a fixed decision, path by path. By number and in the order of numbers: the public bundle tells places and
 * marks by pseudonym, and a paper that told places beside numbers would tell everybody's marks. The order is held by the list's digest.
 */
export async function annexOf(ctx: ReadCtx, keputusanId: string): Promise<readonly NamedTable[]> {
  const rows = await ctx.db
    .selectFrom("keputusanPelamar")
    .innerJoin("pendaftaran", "pendaftaran.id", "pendaftaranId")
    .select(["samaran", "nomor"])
    .where("keputusanId", "=", keputusanId)
    .execute();
  const numbers = new Map(rows.map(({ samaran, nomor }) => [samaran, nomor]));
  return (await readFixed(ctx, keputusanId)).flatMap(({ hasil: { jenis, urutan } }) =>
    (["diterima", "cadangan"] as const).flatMap((hasil): NamedTable[] => {
      const own = urutan
        .filter((row) => row.hasil === hasil)
        .map(({ id, program }): readonly [string, string] => [numbers.get(id) ?? id, labelOf(jurusanOptions, program)])
        .sort(([one], [other]) => (one < other ? -1 : 1));
      if (own.length === 0) return [];
      // Where none was asked for, there is no column of dashes.
      const kolom = own.every(([, program]) => program === labelOf(jurusanOptions, null)) ? 1 : 2;
      const judul = `${shown[hasil]}, JALUR ${labelOf(jenisJalur, jenis).toUpperCase()}`;
      return [
        {
          judul,
          kepala: ["No.", "Nomor pendaftaran", "Program"].slice(0, kolom + 1),
          baris: own.map((row, place) => [`${place + 1}`, ...row.slice(0, kolom)]),
        },
      ];
    }),
  );
}

/** "–" where nothing was asked for. */
export const labelOf = (options: readonly { readonly value: string; readonly label: string }[], value: string | null): string =>
  value === null ? "–" : (options.find((one) => one.value === value)?.label ?? value);
