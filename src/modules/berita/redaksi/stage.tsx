import { formatMoment } from "#kit/dates.ts";
import { Tag } from "#kit/ui/tag.tsx";
import { type Naskah, scheduled, statusName } from "./naskah.ts";

interface Props {
  readonly naskah: Pick<Naskah, "status" | "terbitPada">;
  readonly sekarang: Date;
}

/** How far a news item is on its way to the readers. */
export function Stage({ naskah, sekarang }: Props) {
  const { status, terbitPada } = naskah;
  if (terbitPada && scheduled(naskah, sekarang)) return <Tag tone="info">Terjadwal {formatMoment(terbitPada)}</Tag>;
  return <Tag tone={status === "terbit" ? "success" : status === "tinjau" ? "warning" : "neutral"}>{statusName[status]}</Tag>;
}
