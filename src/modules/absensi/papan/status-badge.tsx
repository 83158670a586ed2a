import { Tag, type Tone } from "#kit/ui/tag.tsx";

const tone: Readonly<Record<string, Tone>> = {
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
export const StatusBadge = ({ status, kata }: { readonly status: string | null; readonly kata: string | null }) => (
  <Tag tone={status ? (tone[status] ?? "neutral") : "neutral"}>{kata ?? "Belum tercatat"}</Tag>
);
