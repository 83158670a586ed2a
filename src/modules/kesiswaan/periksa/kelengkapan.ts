import { isAsked } from "#kit/asked.ts";
import type { Fields, Value } from "#kit/register/fields.ts";
import { bidangSiswa } from "../siswa/bagian-siswa.ts";

const orangTua = [
  "nama",
  "status",
  "kewarganegaraan",
  "nik",
  "kitas",
  "tanggalLahir",
  "pendidikan",
  "pekerjaan",
  "penghasilan",
  "noTelepon",
];

/** What EMIS does not let stay empty, unless another answer says that there is nothing to tell. */
export const dimintaEmis: readonly string[] = [
  ...["nisn", "nik", "negara", "kitas", "tempatLahir", "tanggalLahir", "agama", "anakKe", "jumlahSaudara", "noTelepon", "hobi", "citaCita"],
  ...["pembiaya", "praSekolah", "noKk", "kepalaKeluarga"],
  ...["alamat", "rt", "rw", "kelurahan", "kecamatan", "kabupaten", "provinsi", "kodePos"],
  ...["statusRumah", "tempatTinggal", "jarak", "transportasi", "waktuTempuh"],
  ...["Ayah", "Ibu"].flatMap((siapa) => orangTua.map((nama) => `${nama}${siapa}`)),
];

/** The labels of what is still to be filled in for one pupil. */
export function belumLengkap(siswa: Readonly<Record<string, Value>>): string[] {
  const bidang: Fields = bidangSiswa;
  return dimintaEmis.flatMap((nama) => {
    const field = bidang[nama];
    const isi = siswa[nama] ?? null;
    return field && (isi === null || isi === "") && isAsked(field, (lain) => siswa[lain]) ? [field.label] : [];
  });
}
