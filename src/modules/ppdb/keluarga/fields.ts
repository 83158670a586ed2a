import { date, type Fields, longText, phone, text, yesNo } from "#kit/register/fields.ts";
import { contohNomor } from "../nomor.ts";

/** What opens the family's page: it stands on the proof, and every family knows the other. Its telephone number is asked for where others guessed. */
export const bukaFields = {
  nomor: text({
    label: "Nomor pendaftaran",
    required: true,
    max: 40,
    hint: `Ada di bukti pendaftaran, misalnya ${contohNomor}.`,
  }),
  tanggalLahir: date({ label: "Tanggal lahir calon siswa", required: true, notAfterToday: true, from: "1940-01-01" }),
  noTelepon: phone({ label: "Nomor telepon di formulir", hint: "Milik calon siswa atau orang tua, seperti yang ditulis saat mendaftar." }),
} as const satisfies Fields;

/** Classmates know number and birth date: papers are for who knows this as well. */
export const teleponFields = {
  noTelepon: {
    ...bukaFields.noTelepon,
    required: true,
    hint: "Milik calon siswa atau orang tua, seperti yang ditulis saat mendaftar. Bila sudah berganti, hubungi panitia.",
  },
} as const satisfies Fields;

/** The same where a field that was given back may bear that name itself. */
export const buktiFields = {
  buktiTelepon: { ...teleponFields.noTelepon, label: "Nomor telepon yang ditulis saat mendaftar" },
} as const satisfies Fields;

/** Some of those who know number and birth date wait for a place. */
export const mundurFields = {
  ...teleponFields,
  alasan: longText({ label: "Alasan (boleh dikosongkan)", max: 500 }),
  yakin: yesNo({
    label: "Kami yakin menarik pendaftaran ini",
    mustBeYes: "Centang dahulu bahwa Anda yakin. Tanpa itu pendaftaran tidak ditarik.",
  }),
} as const satisfies Fields;

/** The family's own words with what it corrected. */
export const keteranganFields = {
  keterangan: longText({
    label: "Keterangan untuk panitia (boleh dikosongkan)",
    max: 300,
    hint: "Misalnya mengapa suatu isian memang sudah benar.",
  }),
} as const satisfies Fields;
