import { isFieldShown } from "#kit/conditional-fields.ts";
import { choice, type KeptField, type Value, type ValuesOf } from "#kit/register/fields.ts";
import { siswa } from "#modules/kesiswaan/index.ts";

/** For the placement alone: the pupil has no such field. */
const keinginanSaudara = choice({
  label: "Bila ada saudara yang juga masuk tahun ini",
  privacy: "pribadi",
  options: [
    { value: "bersama", label: "Satu kelas" },
    { value: "terpisah", label: "Kelas berbeda" },
  ],
  placeholder: "Terserah madrasah",
  hint: "Misalnya anak kembar. Dipenuhi bila kelasnya masih memungkinkan.",
});

/** What is asked together, in the order of the page; the names are those of the pupil, to whom all but a wish goes. */
const names = {
  anak: ["nisn", "nik", "dicocokkan", "kitas", "anakKe", "jumlahSaudara", "hobi", "citaCita", "praSekolah", "imunisasi", "pembiaya"],
  alamat: [
    ...(["rt", "rw", "kelurahan", "kecamatan", "kabupaten", "provinsi", "kodePos"] as const),
    ...(["statusRumah", "tempatTinggal", "jarak", "transportasi", "waktuTempuh"] as const),
  ],
  keluarga: ["noKk", "kepalaKeluarga", "kip", "kks", "pkh", "keinginanSaudara"],
  ayah: [
    ...(["kewarganegaraanAyah", "nikAyah", "kitasAyah", "tanggalLahirAyah"] as const),
    ...(["pendidikanAyah", "penghasilanAyah", "tanpaHpAyah", "noTeleponAyah"] as const),
  ],
  ibu: [
    ...(["kewarganegaraanIbu", "nikIbu", "kitasIbu", "tanggalLahirIbu"] as const),
    ...(["pendidikanIbu", "penghasilanIbu", "tanpaHpIbu", "noTeleponIbu"] as const),
  ],
  wali: [
    ...(["kewarganegaraanWali", "nikWali", "kitasWali", "tanggalLahirWali"] as const),
    ...(["pendidikanWali", "penghasilanWali", "tanpaHpWali", "noTeleponWali"] as const),
  ],
} as const;

export type BagianKunci = keyof typeof names;
export type TambahanName = (typeof names)[BagianKunci][number];

export const tambahanNames: readonly TambahanName[] = Object.values(names).flat();

/** The pupil's own fields: one rule and one class for each, wherever it is typed. */
export const tambahanFields = pick({ ...siswa.fields, keinginanSaudara }, tambahanNames);

export type Tambahan = ValuesOf<typeof tambahanFields>;
/** As far as it was filled in. */
export type Terisi = Partial<Record<TambahanName, Value>>;

function pick<F extends Readonly<Record<N, KeptField>>, N extends string>(fields: F, wanted: readonly N[]): Pick<F, N> {
  return Object.fromEntries(wanted.map((name) => [name, fields[name]])) as Pick<F, N>;
}

const judul: Readonly<Record<BagianKunci, { readonly judul: string; readonly ket: string }>> = {
  anak: { judul: "Data anak", ket: "Sesuai kartu keluarga dan keadaan anak sekarang." },
  alamat: { judul: "Tempat tinggal", ket: "Tempat anak tinggal selama bersekolah." },
  keluarga: { judul: "Kartu keluarga dan bantuan", ket: "Nomor KIP, KKS, dan PKH hanya bila keluarga memilikinya." },
  ayah: { judul: "Ayah", ket: "Sesuai kartu keluarga." },
  ibu: { judul: "Ibu", ket: "Sesuai kartu keluarga." },
  wali: { judul: "Wali", ket: "Yang mengasuh anak sekarang." },
};

/** Nobody waits for these. */
const optional: readonly TambahanName[] = [
  ...(["dicocokkan", "imunisasi", "rt", "rw", "kodePos", "kip", "kks", "pkh", "keinginanSaudara"] as const),
  ...(["kewarganegaraanAyah", "tanpaHpAyah", "kewarganegaraanIbu", "tanpaHpIbu", "kewarganegaraanWali", "tanpaHpWali"] as const),
];

export const isOptional = (name: TambahanName): boolean => optional.includes(name);

/** Of the registration, what says which of these are asked. */
export interface Asal {
  readonly nisn: string | null;
  readonly nik: string | null;
  /** The NIK of the registration fits birth date and sex. */
  readonly nikSesuai: boolean;
  readonly wni: boolean;
  readonly ayahWafat: boolean;
  readonly ibuWafat: boolean;
  readonly bersamaWali: boolean;
}

export interface Bagian {
  readonly kunci: BagianKunci;
  readonly judul: string;
  readonly ket: string;
  readonly names: readonly TambahanName[];
}

/** What is asked of this family: nothing that it has told already, nothing of a parent who has died. */
export function bagianOf({ nisn, nik, nikSesuai, wni, ayahWafat, ibuWafat, bersamaWali }: Asal): readonly Bagian[] {
  const known: readonly TambahanName[] = [
    ...(nisn ? (["nisn"] as const) : []),
    ...(wni ? (["kitas"] as const) : (["nik", "dicocokkan"] as const)),
    ...(nik && nikSesuai ? (["nik", "dicocokkan"] as const) : []),
  ];
  const left: Readonly<Record<BagianKunci, boolean>> = {
    ...{ anak: true, alamat: true, keluarga: true },
    ...{ ayah: !ayahWafat, ibu: !ibuWafat, wali: bersamaWali },
  };
  return kunciBagian
    .filter((kunci) => left[kunci])
    .map((kunci) => ({ kunci, ...judul[kunci], names: names[kunci].filter((name: TambahanName) => !known.includes(name)) }));
}

export const kunciBagian: readonly BagianKunci[] = ["anak", "alamat", "keluarga", "ayah", "ibu", "wali"];

/** The fields of one part that are to be filled in as things stand: a permit only of a foreigner, no number of who has no telephone. */
export const shownIn = ({ names: wanted }: Pick<Bagian, "names">, filled: Terisi): readonly TambahanName[] =>
  wanted.filter((name) => isFieldShown(tambahanFields[name], (other) => (isTambahan(other) ? (filled[other] ?? null) : undefined)));

/** What is still to be filled in, by name. */
export const missingIn = (bagian: Pick<Bagian, "names">, filled: Terisi): readonly TambahanName[] =>
  shownIn(bagian, filled).filter((name) => !isOptional(name) && (filled[name] ?? "") === "");

export function isTambahan(name: string): name is TambahanName {
  return Object.hasOwn(tambahanFields, name);
}
