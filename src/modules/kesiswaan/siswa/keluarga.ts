import { choice, date, type Field, phone, text, yesNo } from "#kit/register/fields.ts";
import { nik } from "#modules/kepegawaian/index.ts";
import * as emis from "./emis.ts";

/** As EMIS asks it of each parent: of one who died or is unknown nothing but the name, of a foreigner a permit instead of a NIK. */
export function orangTua<S extends "Ayah" | "Ibu">(siapa: S) {
  const kecil = siapa.toLowerCase();
  const status = { [`status${siapa}`]: ["", "Masih Hidup"] };
  const { kewarganegaraan, nik: nomor, kitas, noTelepon, tanpaHp } = personNomor(siapa, kecil);
  const hidup = <F extends Field>(field: F): F => ({
    ...field,
    ...emis.onlyIf(
      { ...status, ...field.onlyIf?.says },
      field.onlyIf?.sentence ?? `${field.label} tidak diisi bila ${kecil} sudah meninggal atau tidak diketahui.`,
    ),
  });
  return milik(siapa, {
    nama: text({ label: `Nama ${kecil}`, privacy: "rahasia", max: 120 }),
    status: choice({ label: `Keadaan ${kecil}`, privacy: "rahasia", options: emis.statusOrangTua }),
    kewarganegaraan: hidup(kewarganegaraan),
    nik: hidup(nomor),
    kitas: hidup(kitas),
    tanggalLahir: hidup(date({ label: `Tanggal lahir ${kecil}`, privacy: "rahasia", notAfterToday: true, from: "1900-01-01" })),
    pendidikan: hidup(choice({ label: `Pendidikan ${kecil}`, privacy: "rahasia", options: emis.pendidikanOrangTua })),
    pekerjaan: hidup(text({ label: `Pekerjaan ${kecil}`, privacy: "rahasia", max: 80 })),
    penghasilan: hidup(choice({ label: `Penghasilan ${kecil}`, privacy: "rahasia", options: emis.penghasilan })),
    tanpaHp: hidup(tanpaHp),
    noTelepon: hidup(noTelepon),
  });
}

const { tanpaHp, noTelepon, ...nomorWali } = personNomor("Wali", "wali");

export const wali = milik("Wali", {
  nama: text({ label: "Nama wali", privacy: "rahasia", max: 120, hint: "Bila bukan ayah atau ibu." }),
  hubungan: text({ label: "Hubungan dengan siswa", privacy: "rahasia", max: 60, hint: "Misalnya paman atau kakek." }),
  ...nomorWali,
  tanggalLahir: date({ label: "Tanggal lahir wali", privacy: "rahasia", notAfterToday: true, from: "1900-01-01" }),
  pendidikan: choice({ label: "Pendidikan wali", privacy: "rahasia", options: emis.pendidikanOrangTua }),
  pekerjaan: text({ label: "Pekerjaan wali", privacy: "rahasia", max: 80 }),
  penghasilan: choice({ label: "Penghasilan wali", privacy: "rahasia", options: emis.penghasilan }),
  ...{ tanpaHp, noTelepon },
});

function personNomor(siapa: string, kecil: string) {
  const warga = `kewarganegaraan${siapa}`;
  const bila = `hanya diisi bila ${kecil} ${siapa === "Wali" ? "" : "masih hidup dan "}`;
  return {
    kewarganegaraan: choice({ label: `Kewarganegaraan ${kecil}`, privacy: "rahasia", options: emis.kewarganegaraan }),
    nik: text({
      privacy: "rahasia",
      label: `NIK ${kecil}`,
      ...nik,
      ...emis.onlyIf({ [warga]: emis.wni }, `NIK ${kecil} ${bila}warga negara Indonesia.`),
    }),
    kitas: text({
      privacy: "rahasia",
      label: `Nomor KITAS ${kecil}`,
      max: 30,
      ...emis.onlyIf({ [warga]: emis.wna }, `Nomor KITAS ${kecil} ${bila}warga negara asing.`),
    }),
    tanpaHp: yesNo({ label: `${kecil.charAt(0).toUpperCase()}${kecil.slice(1)} tidak punya HP`, privacy: "rahasia" }),
    noTelepon: phone({
      privacy: "rahasia",
      label: `Nomor telepon ${kecil}`,
      ...emis.onlyIf({ [`tanpaHp${siapa}`]: [""] }, `Nomor telepon ${kecil} ${bila}punya HP.`),
    }),
  };
}

type Milik<F, S extends string> = { readonly [K in keyof F & string as `${K}${S}`]: F[K] };

/** "nik" of "Ayah" is the column "nikAyah". */
function milik<F extends Record<string, Field>, S extends string>(siapa: S, fields: F): Milik<F, S> {
  return Object.fromEntries(Object.entries(fields).map(([nama, field]) => [`${nama}${siapa}`, field])) as Milik<F, S>;
}
