import { officePapers } from "#kit/attachments/limits.ts";
import { choice, file, longText, reference, text } from "#kit/register/fields.ts";
import { security, sifat, unit } from "./options.ts";
import { klasifikasiSurat } from "./registers/klasifikasi-surat.ts";

export const perihal = longText({ label: "Perihal", privacy: "dinas", required: true, max: 500 });

/** What is noted of a letter whichever way it went; `perihal` as well, which stands further up in each form. */
export const suratFields = {
  klasifikasiId: reference({ label: "Klasifikasi", privacy: "dinas", register: klasifikasiSurat }),
  keamanan: choice({ label: "Keamanan", privacy: "dinas", options: security, initial: "B" }),
  sifat: choice({ label: "Sifat", privacy: "dinas", options: sifat, initial: "biasa" }),
  unit: choice({ label: "Unit pengolah", privacy: "dinas", options: unit }),
  lampiran: text({ label: "Lampiran", privacy: "dinas", max: 80, placeholder: "Misalnya 2 lembar" }),
  berkasId: file({
    label: "Pindaian surat",
    privacy: "dinas",
    accept: officePapers,
    hint: "Hanya terbuka bagi yang boleh melihat surat ini.",
  }),
  keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 600 }),
};

/** Said where somebody would change the line of a destroyed letter. */
export const dimusnahkan = { field: "nomorSurat", sentence: "Surat ini sudah dimusnahkan." } as const;
