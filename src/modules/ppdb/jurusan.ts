import type { Option } from "#kit/register/fields.ts";

export const jurusanOptions = [
  { value: "ipa", label: "IPA" },
  { value: "ips", label: "IPS" },
  { value: "bahasa", label: "Bahasa" },
  { value: "agama", label: "Agama" },
] as const satisfies readonly Option[];
