import type { Field } from "#kit/register/fields.ts";
import type { Row } from "#kit/register/register.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { Tag } from "#kit/ui/tag.tsx";
import { pegawai } from "../../pegawai.ts";

/** A value of a record in words. */
export function describe(nama: string, nilai: unknown, names: Readonly<Record<string, string>> = {}): string {
  const field = (pegawai.fields as Readonly<Record<string, Field>>)[nama];
  return field ? asWords(field, nilai, names) : "";
}

/** PNS, honorer …, and whether somebody has left. */
export function StatusBadge({ row }: { readonly row: Row }) {
  return (
    <>
      <Tag tone={row.status === "honorer" ? "neutral" : "success"}>{describe("status", row.status)}</Tag>
      {row.aktif === false && <Tag tone="warning">Tidak bertugas lagi</Tag>}
    </>
  );
}
