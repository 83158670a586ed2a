import { choice, type Fields, longText } from "#kit/register/fields.ts";
import { registrationFields } from "../fields.ts";
import { type IsianName, isIsian } from "../perbaikan/isian.ts";

/** What a family may ask for: a field of its form, or the path it came on, which is moved rather than corrected. */
export type PermintaanName = IsianName | "jalur";

export const isPermintaan = (name: string): name is PermintaanName => name === "jalur" || isIsian(name);

const names = Object.keys(registrationFields).filter(isPermintaan);

export const permintaanLabel = (name: PermintaanName): string => registrationFields[name].label;

/** What a family says of a field that nobody gave back. */
export const permintaanFields = {
  isian: choice({
    label: "Isian yang keliru",
    required: true,
    options: names.map((value) => ({ value, label: permintaanLabel(value) })),
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
