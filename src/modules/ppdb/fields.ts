import type { PrivacyClass } from "#kit/access/access.ts";
import { choice, date, email, type Field, type KeptFields, longText, number, phone, text, yesNo } from "#kit/register/fields.ts";
import { privasiVersi } from "#modules/profil/index.ts";
import { jenisJalur } from "./jalur/jenis-jalur.ts";
import { jurusanOptions } from "./jurusan.ts";
import type { Tanya } from "./periode.ts";
import { isJawab } from "./pertanyaan/nama.ts";

const hasHuruf = /\p{L}/u;
const name = (label: string, privacy: PrivacyClass) =>
  text({ label, privacy, required: true, max: 100, pattern: hasHuruf, patternSentence: `${label} harus memuat huruf.` });
const pekerjaan = (label: string) => text({ label, privacy: "rahasia", required: true, max: 60 });
/** Of a parent who has died: the name stands on the family card, the work is not asked. */
const alive = (who: "ayah" | "ibu") =>
  ({
    onlyIf: { says: { [`${who}Wafat`]: [""] }, sentence: `Pekerjaan ${who} tidak diisi bila ${who} sudah meninggal.` },
  }) as const;
const withWali = { onlyIf: { says: { bersamaWali: ["on"] }, sentence: "Data wali hanya diisi bila calon siswa diasuh wali." } } as const;

const hubunganWali = ["Kakek atau nenek", "Paman atau bibi", "Kakak", "Orang tua asuh", "Pengurus panti asuhan", "Lainnya"] as const;

/** What a family fills in, in the order of the form; the names are those of the API. */
export const registrationFields = {
  namaLengkap: { ...name("Nama lengkap", "umum"), autocomplete: "name" },
  tempatLahir: text({ label: "Tempat lahir", privacy: "pribadi", required: true, max: 60 }),
  tanggalLahir: date({
    label: "Tanggal lahir",
    privacy: "pribadi",
    required: true,
    notAfterToday: true,
    from: "1940-01-01",
    autocomplete: "bday",
  }),
  jenisKelamin: choice({
    label: "Jenis kelamin",
    privacy: "umum",
    required: true,
    look: "radio",
    options: [
      { value: "laki-laki", label: "Laki-laki" },
      { value: "perempuan", label: "Perempuan" },
    ],
  }),
  agama: choice({ label: "Agama", privacy: "rahasia", required: true, initial: "islam", options: [{ value: "islam", label: "Islam" }] }),
  kewarganegaraan: text({ label: "Kewarganegaraan", privacy: "pribadi", required: true, max: 40, initial: "Indonesia" }),
  alamat: longText({
    label: "Alamat",
    privacy: "pribadi",
    required: true,
    max: 300,
    hint: "Alamat tempat tinggal sekarang.",
    placeholder: "Jalan, nomor rumah, RT/RW, kelurahan, kecamatan",
    autocomplete: "street-address",
  }),
  noTelepon: phone({
    label: "Nomor telepon",
    privacy: "pribadi",
    required: true,
    hint: "Yang aktif, kalau bisa WhatsApp.",
    autocomplete: "tel",
  }),
  email: email({ label: "E-mail", privacy: "pribadi", autocomplete: "email" }),
  namaAyah: name("Nama ayah", "rahasia"),
  ayahWafat: yesNo({ label: "Ayah sudah meninggal", privacy: "rahasia" }),
  pekerjaanAyah: { ...pekerjaan("Pekerjaan ayah"), ...alive("ayah") },
  namaIbu: name("Nama ibu", "rahasia"),
  ibuWafat: yesNo({ label: "Ibu sudah meninggal", privacy: "rahasia" }),
  pekerjaanIbu: { ...pekerjaan("Pekerjaan ibu"), ...alive("ibu") },
  bersamaWali: yesNo({ label: "Calon siswa diasuh wali", privacy: "rahasia" }),
  namaWali: { ...name("Nama wali", "rahasia"), ...withWali },
  hubunganWali: choice({
    label: "Hubungan wali",
    privacy: "rahasia",
    required: true,
    options: hubunganWali.map((value) => ({ value, label: value })),
    ...withWali,
  }),
  pekerjaanWali: { ...pekerjaan("Pekerjaan wali"), ...withWali },
  noTeleponOrtu: phone({
    label: "Nomor telepon orang tua atau wali",
    privacy: "pribadi",
    required: true,
    hint: "Yang dapat kami hubungi.",
  }),
  jalur: choice({
    label: "Jalur pendaftaran",
    privacy: "umum",
    required: true,
    options: jenisJalur,
    initial: "reguler",
    hint: "Syarat tiap jalur ada di halaman Info PPDB.",
  }),
  asalSekolah: text({
    label: "Asal sekolah",
    privacy: "dinas",
    required: true,
    max: 100,
  }),
  nisn: text({
    label: "NISN",
    privacy: "pribadi",
    max: 10,
    pattern: /^\d{10}$/,
    patternSentence: "NISN terdiri atas 10 angka.",
    hint: "Sepuluh angka, ada di rapor atau kartu NISN.",
  }),
  nik: text({
    label: "NIK calon siswa",
    privacy: "rahasia",
    max: 16,
    pattern: /^\d{16}$/,
    patternSentence: "NIK terdiri atas 16 angka.",
    hint: "Enam belas angka, ada di kartu keluarga. Boleh menyusul.",
  }),
  nilaiUN: number({
    label: "Nilai UN",
    privacy: "dinas",
    sometimes: true,
    min: 0,
    max: 100,
    step: 0.01,
    hint: "Antara 0 dan 100, misalnya 85,50. Bila sekolah Anda tidak memakai UN, tulis rata-rata nilai rapor.",
  }),
  jurusan: choice({
    label: "Jurusan",
    privacy: "umum",
    sometimes: true,
    look: "radio",
    options: jurusanOptions,
  }),
  agreement: yesNo({ label: "Persetujuan", privacy: "pribadi", mustBeYes: "Persetujuan Diperlukan" }),
} as const satisfies KeptFields;

export type FieldsName = keyof typeof registrationFields;

/** What a period asks for or not; all else is asked in each. */
const questions = { nilaiUN: "tanyaUn", jurusan: "tanyaJurusan" } as const satisfies Partial<Record<FieldsName, keyof Tanya>>;
const isQuestion = (name: string): name is keyof typeof questions => Object.hasOwn(questions, name);

export const everyQuestion: Tanya = { tanyaUn: true, tanyaJurusan: true };
export const noQuestion: Tanya = { tanyaUn: false, tanyaJurusan: false };

export const isAskedIn = (tanya: Tanya, name: string): boolean => !isQuestion(name) || tanya[questions[name]];

/** The fields as a period asks for them: what it does not ask for may be sent all the same. */
export const fieldsIn = ({ tanyaUn, tanyaJurusan }: Tanya) => ({
  ...registrationFields,
  nilaiUN: { ...registrationFields.nilaiUN, required: tanyaUn },
  jurusan: { ...registrationFields.jurusan, required: tanyaJurusan },
});

export interface Step {
  readonly judul: string;
  readonly ket: string;
  readonly isian: readonly FieldsName[];
}

export const registrationSteps: readonly Step[] = [
  {
    judul: "Data Pribadi",
    ket: "Tulis seperti di akta kelahiran.",
    isian: ["namaLengkap", "tempatLahir", "tanggalLahir", "jenisKelamin", "agama", "kewarganegaraan", "alamat", "noTelepon", "email"],
  },
  {
    judul: "Data Orang Tua",
    ket: "Tulis nama seperti di kartu keluarga.",
    isian: [
      ...(["namaAyah", "ayahWafat", "pekerjaanAyah", "namaIbu", "ibuWafat", "pekerjaanIbu"] as const),
      ...(["bersamaWali", "namaWali", "hubunganWali", "pekerjaanWali", "noTeleponOrtu"] as const),
    ],
  },
  {
    judul: "Data Akademik",
    ket: "Sekolah sebelumnya dan data untuk seleksi.",
    isian: ["jalur", "asalSekolah", "nisn", "nik", "nilaiUN", "jurusan"],
  },
  { judul: "Konfirmasi", ket: "Periksa sekali lagi. Setelah terkirim, perbaikan disampaikan kepada panitia.", isian: ["agreement"] },
];

/** @returns 1–4, the step that asks for this field; the questions of a path stand where the path is chosen. */
export const stepOf = (name: string): number =>
  isJawab(name) ? 3 : registrationSteps.findIndex((one) => (one.isian as readonly string[]).includes(name)) + 1;

/** That of the notice at /privasi, raised with its words: each registration keeps the ones it was sent with. */
export const persetujuanVersi = privasiVersi;
export const persetujuanTeks = (sekolah: string): string =>
  `Saya, calon siswa bersama orang tua atau wali, menyatakan data di atas benar dan setuju data ini dipakai ${sekolah} untuk keperluan PPDB, sebagaimana diterangkan dalam pemberitahuan privasi versi ${persetujuanVersi}.`;

/** What a choice is called, e.g. "Laki-laki". */
export function labels(name: FieldsName, value: string): string {
  const field: Field = registrationFields[name];
  return (field.kind === "choice" && field.options.find((option) => option.value === value)?.label) || value;
}
