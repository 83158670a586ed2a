import { formatDay, today } from "#kit/dates.ts";
import type { Block } from "#kit/documents/paper.ts";
import type { Kop } from "./kop.ts";

/**
 * How a book or a report ends: how much stands in it, then place, day, name and NIP of who answers for it.
 * @param counted e.g. "Jumlah: 24 surat."; it stays with the signature, which never stands alone on a page
 */
export function closing({ kota, kepala }: Pick<Kop, "kota" | "kepala">, now: Date, counted: string): Block[] {
  return [
    { kind: "paragraph", text: counted, tone: "plain" },
    {
      kind: "signature",
      place: `${kota}, ${formatDay(today(now))}`,
      role: "Kepala Madrasah,",
      name: kepala?.nama ?? "(........................................)",
      note: kepala?.nip ? `NIP ${kepala.nip}` : "NIP",
    },
  ];
}
