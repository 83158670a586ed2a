import { choice, longText, type Option } from "#kit/register/fields.ts";

export const pindahFields = {
  ke: choice({ label: "Jalur yang benar", privacy: "umum", required: true, options: [] as readonly Option[] }),
  alasan: longText({
    label: "Alasan",
    ...{ privacy: "dinas", required: true, max: 300 },
    hint: "Keluarga membacanya di halaman status pendaftarannya. Mis.: keluarga menyampaikan bahwa jalurnya keliru dipilih.",
  }),
} as const;
