import { choice, type Fields, longText } from "#kit/register/fields.ts";

/** Why an announced result was wrong; everybody reads it, so it says nothing about a child. */
export const sebabKoreksi = [
  { value: "nilai", label: "Nilai keliru dicatat atau dihitung" },
  { value: "berkas", label: "Berkas atau data tidak benar" },
  { value: "aturan", label: "Aturan keliru diterapkan" },
  { value: "mundur", label: "Pengunduran diri keliru dicatat" },
  { value: "keberatan", label: "Keberatan keluarga dikabulkan" },
] as const;

export const sebabLabel = (value: string): string => sebabKoreksi.find((one) => one.value === value)?.label ?? value;

export const koreksiFields = {
  ke: choice({
    label: "Menjadi",
    privacy: "umum",
    required: true,
    options: [
      { value: "diterima", label: "Diterima" },
      { value: "cadangan", label: "Cadangan" },
      { value: "tidak diterima", label: "Tidak diterima" },
    ],
  }),
  sebab: choice({
    label: "Sebab",
    privacy: "umum",
    required: true,
    options: sebabKoreksi,
    hint: "Tampil di halaman uji hasil, tanpa nama.",
  }),
  alasan: longText({
    label: "Penjelasan untuk keluarga",
    privacy: "pribadi",
    required: true,
    max: 400,
    hint: "Hanya dibaca panitia dan keluarga ini.",
  }),
} as const satisfies Fields;
