import { formatMoment } from "#kit/dates.ts";
import { Tag } from "#kit/ui/tag.tsx";
import { type Naskah, over, scheduled, statusName } from "./naskah.ts";

interface Props {
  readonly naskah: Pick<Naskah, "status" | "terbitPada" | "turunPada">;
  readonly sekarang: Date;
}

/** How far a news item is on its way to the readers. */
export function Stage({ naskah, sekarang }: Props) {
  const { status, terbitPada, turunPada } = naskah;
  if (terbitPada && scheduled(naskah, sekarang)) return <Tag tone="info">Terjadwal {formatMoment(terbitPada)}</Tag>;
  if (turunPada && over(naskah, sekarang)) return <Tag tone="neutral">Sudah turun {formatMoment(turunPada)}</Tag>;
  return <Tag tone={status === "terbit" ? "success" : status === "tinjau" ? "warning" : "neutral"}>{statusName[status]}</Tag>;
}
