import { Tag } from "#kit/ui/tag.tsx";
import type { StatusNaskah } from "../naskah.ts";
import { statusName, statusTone } from "../naskah.ts";

interface Props {
  readonly status: StatusNaskah;
  readonly dikembalikan: boolean;
  readonly batal: boolean;
  readonly dicabut: boolean;
}

/** Where a letter stands, in one or two words. */
export function State({ status, dikembalikan, batal, dicabut }: Props) {
  if (batal) return <Tag tone="danger">Dibatalkan</Tag>;
  if (dicabut) return <Tag tone="danger">Dicabut</Tag>;
  if (status === "draft" && dikembalikan) return <Tag tone="danger">Dikembalikan</Tag>;
  return <Tag tone={statusTone[status]}>{statusName[status]}</Tag>;
}
