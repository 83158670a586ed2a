import type { Option } from "#kit/register/fields.ts";

/** The six recognised religions. */
export const agama = [
  { value: "ISLAM", label: "Islam" },
  { value: "KRISTEN", label: "Kristen" },
  { value: "KATOLIK", label: "Katolik" },
  { value: "HINDU", label: "Hindu" },
  { value: "BUDDHA", label: "Buddha" },
  { value: "KHONGHUCU", label: "Khonghucu" },
] as const satisfies readonly Option[];
