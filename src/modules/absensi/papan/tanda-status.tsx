import { Tag, type Tone } from "#kit/ui/tag.tsx";

const nada: Readonly<Record<string, Tone>> = {
  hadir: "success",
  dispensasi: "success",
  terlambat: "warning",
  sakit: "info",
  izin: "info",
  "dinas-luar": "info",
  cuti: "info",
  alpa: "danger",
};

/** A status of the day in its colour; null: not recorded yet. */
export const TandaStatus = ({ status, kata }: { readonly status: string | null; readonly kata: string | null }) => (
  <Tag tone={status ? (nada[status] ?? "neutral") : "neutral"}>{kata ?? "Belum tercatat"}</Tag>
);
