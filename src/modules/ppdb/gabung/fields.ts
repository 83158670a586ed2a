import { longText } from "#kit/register/fields.ts";

export const gabungFields = {
  alasan: longText({
    label: "Alasan penggabungan",
    privacy: "dinas",
    required: true,
    max: 300,
    hint: "Mis.: ayah dan ibu masing-masing mengirim untuk anak yang sama. Tersimpan di jejak.",
  }),
  buktiSama: longText({
    label: "Mengapa ini tetap satu anak",
    privacy: "dinas",
    max: 300,
    hint: "Tulis apa yang Anda lihat, mis.: NISN di rapor sama, yang lain salah ketik.",
  }),
} as const;

export const lepasFields = {
  alasan: longText({ label: "Alasan", privacy: "dinas", required: true, max: 300, hint: "Tersimpan di jejak." }),
} as const;

/** The name under which a field of the one that goes is chosen. */
export const isiOf = (name: string): string => `isi-${name}`;
