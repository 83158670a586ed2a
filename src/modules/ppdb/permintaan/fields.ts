import { choice, type Fields, longText } from "#kit/register/fields.ts";
import { isIsian, isianFields } from "../perbaikan/isian.ts";

const names = Object.keys(isianFields).filter(isIsian);

/** What a family says of a field that nobody gave back. */
export const permintaanFields = {
  isian: choice({
    label: "Isian yang keliru",
    required: true,
    options: names.map((value) => ({ value, label: isianFields[value].label })),
  }),
  isi: longText({
    label: "Yang benar",
    required: true,
    max: 250,
    hint: "Tulis seperti di akta, kartu keluarga, atau rapor. Panitia memeriksanya dahulu.",
  }),
} as const satisfies Fields;

export const tolakFields = {
  alasan: longText({
    label: "Alasan tidak disetujui",
    privacy: "pribadi",
    required: true,
    max: 300,
    hint: "Keluarga membacanya di halaman isiannya.",
  }),
} as const;
