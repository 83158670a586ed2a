import { plainName } from "#modules/periksa/index.ts";
import type { Pemilik, SiswaContext, SiswaRow } from "./siswa-row.ts";

/** What is compared across pupils; those who left count too, for a number is theirs for life. */
export type Compared = Pick<
  SiswaRow,
  "id" | "nama" | "nik" | "nisn" | "noKk" | "nikAyah" | "namaAyah" | "nikIbu" | "namaIbu" | "nikWali" | "namaWali"
>;

interface Sources {
  readonly semua: readonly Compared[];
  readonly pegawai: readonly { readonly id: string; readonly nama: string; readonly nik: string | null }[];
  readonly tahunKini: string;
}

/** What the rules compare a pupil with. */
export function siswaContext({ semua, pegawai, tahunKini }: Sources): SiswaContext {
  const nomor = [...semua.flatMap(numbersOf), ...pegawai.map(({ id, nama, nik }) => ({ nik, milik: pemilik(id, "pegawai", nama) }))].filter(
    ({ nik }) => nik,
  );
  const keluarga = semua.map(({ id, nama, noKk, nikIbu, namaAyah, namaIbu }) => ({
    ...{ id, nama, noKk: noKk ?? "", nikIbu: nikIbu ?? "" },
    ...{ ayah: plainName(namaAyah ?? ""), ibu: plainName(namaIbu ?? "") },
  }));
  return {
    tahunKini,
    pemilik: new Map([...Map.groupBy(nomor, ({ nik }) => nik ?? "")].map(([nik, all]) => [nik, all.map(({ milik }) => milik)])),
    nisn: new Map([...Map.groupBy(semua, ({ nisn }) => nisn ?? "")].map(([nisn, all]) => [nisn, all.map(({ id }) => id)])),
    kk: Map.groupBy(keluarga, ({ noKk }) => noKk),
    ibu: Map.groupBy(keluarga, ({ nikIbu }) => nikIbu),
  };
}

const pemilik = (id: string, sebagai: Pemilik["sebagai"], nama: string | null): Pemilik => ({
  ...{ id, sebagai, nama: plainName(nama ?? "") },
  sebutan: nama ?? "tanpa nama",
});

const numbersOf = ({ id, nama, nik, nikAyah, namaAyah, nikIbu, namaIbu, nikWali, namaWali }: Compared) => [
  { nik, milik: pemilik(id, "siswa", nama) },
  { nik: nikAyah, milik: pemilik(id, "ayah", namaAyah) },
  { nik: nikIbu, milik: pemilik(id, "ibu", namaIbu) },
  { nik: nikWali, milik: pemilik(id, "wali", namaWali) },
];
