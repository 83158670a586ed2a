import { plainName, type Wilayah } from "#modules/periksa/index.ts";
import type { Pemilik, Sekeluarga, SiswaContext, SiswaRow } from "./siswa-row.ts";

/** What is compared across pupils; those who left count too, for a number is theirs for life. */
export type Compared = Pick<
  SiswaRow,
  "id" | "nama" | "nik" | "nisn" | "noKk" | "nikAyah" | "namaAyah" | "nikIbu" | "namaIbu" | "nikWali" | "namaWali"
>;

interface Sources {
  readonly semua: readonly Compared[];
  readonly pegawai: readonly { readonly id: string; readonly nama: string; readonly nik: string | null }[];
  readonly tahunKini: string;
  readonly wilayah: Wilayah;
}

/** What the rules compare a pupil with. */
export function siswaContext({ semua, ...others }: Sources): SiswaContext {
  const gathered = gatherContext(others);
  for (const row of semua) gathered.add(row);
  return gathered.context();
}

/** The same, pupil by pupil: a whole school at once would hold everybody up. */
export function gatherContext({ pegawai, ...known }: Omit<Sources, "semua">) {
  const [owners, nisn] = [new Map<string, Pemilik[]>(), new Map<string, string[]>()];
  const [kk, ibu] = [new Map<string, Sekeluarga[]>(), new Map<string, Sekeluarga[]>()];
  return {
    add: (row: Compared): void => {
      for (const { nik, milik } of numbersOf(row)) if (nik) put(owners, nik, milik());
      put(nisn, row.nisn ?? "", row.id);
      const { id, nama, noKk, nikIbu, namaAyah, namaIbu } = row;
      const anak = {
        ...{ id, nama, noKk: noKk ?? "", nikIbu: nikIbu ?? "" },
        ...{ ayah: plainName(namaAyah ?? ""), ibu: plainName(namaIbu ?? "") },
      };
      put(kk, anak.noKk, anak);
      put(ibu, anak.nikIbu, anak);
    },
    context: (): SiswaContext => {
      for (const { id, nama, nik } of pegawai) if (nik) put(owners, nik, pemilik(id, "pegawai", nama));
      return { ...known, pemilik: owners, nisn, kk, ibu };
    },
  };
}

function put<T>(kept: Map<string, T[]>, key: string, one: T): void {
  const there = kept.get(key);
  if (there) there.push(one);
  else kept.set(key, [one]);
}

const pemilik = (id: string, sebagai: Pemilik["sebagai"], nama: string | null): Pemilik => ({
  ...{ id, sebagai, nama: plainName(nama ?? "") },
  sebutan: nama ?? "tanpa nama",
});

const numbersOf = ({ id, nama, nik, nikAyah, namaAyah, nikIbu, namaIbu, nikWali, namaWali }: Compared) => [
  { nik, milik: () => pemilik(id, "siswa", nama) },
  { nik: nikAyah, milik: () => pemilik(id, "ayah", namaAyah) },
  { nik: nikIbu, milik: () => pemilik(id, "ibu", namaIbu) },
  { nik: nikWali, milik: () => pemilik(id, "wali", namaWali) },
];
