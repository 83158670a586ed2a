import { type Fields, longText } from "#kit/register/fields.ts";

/** What those who deal with a message write: an answer or a note. */
export const tulisFields = { isi: longText({ label: "Isi", required: true, max: 4000 }) } as const satisfies Fields;
