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
      role: `${kepala?.sebutan ?? "Kepala Madrasah"},`,
      name: kepala?.nama ?? "(........................................)",
      note: kepala?.nip ? `NIP ${kepala.nip}` : "NIP",
    },
  ];
}

/** The same as lines of a sheet, below its table: room to sign between the office and the name. */
export function closingLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [block.text, ""];
    return block.kind === "signature" ? [block.place, block.role, "", "", block.name, ...(block.note ? [block.note] : [])] : [];
  });
}

/** The same for the screen, which has its own figures. */
export const closingOnScreen = (kop: Pick<Kop, "kota" | "kepala">, now: Date): string[] =>
  closingLines(closing(kop, now, "").slice(1)).filter((line) => line !== "");

/** Below the rows of a list that knows only rows. */
export const closingRows = (blocks: readonly Block[]): string[][] => [[], ...closingLines(blocks).map((line) => [line])];
