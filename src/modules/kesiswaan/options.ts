import type { Stored } from "#kit/database/tables.ts";
import type { Option } from "#kit/register/fields.ts";

export const jenisKelamin = [
  { value: "laki-laki", label: "Laki-laki" },
  { value: "perempuan", label: "Perempuan" },
] as const satisfies readonly Option[];

export const statusSiswa = [
  { value: "aktif", label: "Aktif" },
  { value: "lulus", label: "Lulus" },
  { value: "mutasi", label: "Mutasi keluar" },
  { value: "keluar", label: "Keluar" },
] as const satisfies readonly Option[];

export const bidangPrestasi = [
  { value: "akademik", label: "Akademik" },
  { value: "keagamaan", label: "Keagamaan" },
  { value: "sains", label: "Sains" },
  { value: "teknologi", label: "Teknologi" },
  { value: "karya-ilmiah", label: "Karya ilmiah" },
  { value: "bahasa-asing", label: "Pidato bahasa asing" },
  { value: "olahraga", label: "Olahraga" },
  { value: "kesenian", label: "Kesenian" },
  { value: "pramuka", label: "Pramuka/Paskibraka" },
  { value: "lainnya", label: "Lainnya" },
] as const satisfies readonly Option[];

export type TingkatPrestasi = Stored<"prestasi">["tingkat"];

export const tingkatPrestasi: readonly (Option & { readonly value: TingkatPrestasi })[] = [
  { value: "kota", label: "Kabupaten/Kota" },
  { value: "provinsi", label: "Provinsi" },
  { value: "nasional", label: "Nasional" },
  { value: "internasional", label: "Internasional" },
  { value: "lainnya", label: "Lainnya" },
];

export const peringkatPrestasi = [
  { value: "juara-1", label: "Juara 1/medali emas" },
  { value: "juara-2", label: "Juara 2/medali perak" },
  { value: "juara-3", label: "Juara 3/medali perunggu" },
  { value: "harapan-1", label: "Harapan 1" },
  { value: "harapan-2", label: "Harapan 2" },
  { value: "harapan-3", label: "Harapan 3" },
  { value: "favorit", label: "Favorit" },
  { value: "peserta", label: "Tidak juara" },
] as const satisfies readonly Option[];

export const publikasiPrestasi = [
  { value: "inisial", label: "Inisial saja" },
  { value: "nama", label: "Nama lengkap, wali menyetujui" },
  { value: "tidak", label: "Tidak ditampilkan" },
] as const satisfies readonly Option[];

export const kegiatanAlumni = [
  { value: "kuliah", label: "Kuliah" },
  { value: "bekerja", label: "Bekerja" },
  { value: "wirausaha", label: "Wirausaha" },
  { value: "kuliah-bekerja", label: "Kuliah dan bekerja" },
  { value: "mencari-kerja", label: "Mencari kerja" },
  { value: "lainnya", label: "Lainnya" },
] as const satisfies readonly Option[];
