import { isFieldShown } from "#kit/conditional-fields.ts";
import type { Fields, Value } from "#kit/register/fields.ts";
import { siswaFields } from "../siswa/bagian-siswa.ts";

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
export const requestedEmis: readonly string[] = [
  ...["nisn", "nik", "negara", "kitas", "tempatLahir", "tanggalLahir", "agama", "anakKe", "jumlahSaudara", "noTelepon", "hobi", "citaCita"],
  ...["pembiaya", "praSekolah", "noKk", "kepalaKeluarga"],
  ...["alamat", "rt", "rw", "kelurahan", "kecamatan", "kabupaten", "provinsi", "kodePos"],
  ...["statusRumah", "tempatTinggal", "jarak", "transportasi", "waktuTempuh"],
  ...["Ayah", "Ibu"].flatMap((siapa) => orangTua.map((nama) => `${nama}${siapa}`)),
];

/** The labels of what is still to be filled in for one pupil. */
export function incomplete(siswa: Readonly<Record<string, Value>>): string[] {
  const bidang: Fields = siswaFields;
  return requestedEmis.flatMap((nama) => {
    const field = bidang[nama];
    const isi = siswa[nama] ?? null;
    return field && (isi === null || isi === "") && isFieldShown(field, (lain) => siswa[lain]) ? [field.label] : [];
  });
}
