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

export interface Kosong {
  readonly nama: string;
  readonly label: string;
}

const asked = requestedEmis.flatMap((nama) => {
  const field = (siswaFields as Fields)[nama];
  return field ? [{ nama, field }] : [];
});

/** What is still to be filled in for one pupil. */
export function incomplete(siswa: Readonly<Record<string, unknown>>): Kosong[] {
  const says = (lain: string) => siswa[lain] as Value | undefined;
  return asked.flatMap(({ nama, field }) => {
    const isi = siswa[nama] ?? null;
    return (isi === null || isi === "") && isFieldShown(field, says) ? [{ nama, label: field.label }] : [];
  });
}
