import { longText } from "#kit/register/fields.ts";

/** Why an answer was written by the committee, or given back. */
export const alasanFields = {
  alasan: longText({
    ...{ label: "Alasan", privacy: "dinas", required: true, max: 300 },
    hint: "Keluarga membacanya di halaman status pendaftarannya.",
  }),
} as const;
